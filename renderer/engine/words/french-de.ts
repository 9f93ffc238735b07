/** Beginnings with a mute h; every other h keeps its `de` (de Hallebardiers, de Haies, but d’Hydres). */
const MUTE_H =
  /^h(?:abi|alt[eè]re|ame[cç]on|arm|éb|ect|élic|élio|emi|émi|erb|érit|éro[iï]|ésit|eure|ibern|ippo|irond|ist|iver|omm|onn|onor|opli|ôp|orizon|orlog|orm|orr|ost|ôt|uil|uîtr|umain|umbl|umid|ydr|yèn|ymn|yp)/i;

/** `de Cavaliers`, `d’Oiseaux`. */
export function de(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
  const elides = /^[aeiouœæ]/i.test(bare) || MUTE_H.test(name);
  return elides ? `d’${name}` : `de ${name}`;
}
