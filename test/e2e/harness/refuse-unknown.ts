/** A stand-in must not hide what it lacks: an API that is not there throws by its name. */
export function refuseUnknown<Api extends object>(name: string, api: Api): Api {
  return new Proxy(api, {
    get(target, key) {
      // `then` and symbols are asked for by the language itself.
      if (typeof key === 'symbol' || key in target || key === 'then' || key === 'toJSON') {
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      throw new Error(`the stand-in for electron has no ${name}.${key}`);
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}
