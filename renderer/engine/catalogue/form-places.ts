/** Numbers of the parameters that a form prints: 1 and 2 in `Hits {1} times at {2}`. */
export function formPlaces(form: string): ReadonlySet<number> {
  return new Set([...form.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place)));
}
