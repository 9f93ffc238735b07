import type { SheetOption, SheetUnit } from '../../sheet/document';
import type { SheetWords } from '../../sheet/words/tables';

/** `General, 2 × Halberd 20, Banner 30 (Flame 40); Sergeant: Hammer 5`. */
export function optionText(options: readonly SheetOption[], words: SheetWords): string {
  let text = '';
  let of = '';
  options.forEach((option, index) => {
    if (index > 0) text += option.of === of ? ', ' : words.semicolon;
    if (option.of !== of && option.of !== '') text += option.of + words.colon;
    of = option.of;
    text += one(option, words);
  });
  return text;
}

function one({ name, count, price, isLost, options }: SheetOption, words: SheetWords): string {
  const head = `${count > 1 ? `${count} × ` : ''}${name}${price === '' ? '' : ` ${price}`}`;
  const below = [isLost ? words.lost : '', optionText(options, words)].filter(Boolean).join(', ');
  return below === '' ? head : `${head} (${below})`;
}

/** `“Old Guard” Knights × 6`: the player's own name first. */
export function unitText({ name, customName, count, models }: SheetUnit): string {
  const own = customName !== '' && customName !== name ? `${customName} · ${name}` : name;
  return `${count > 1 ? `${count} × ` : ''}${own}${models > 1 ? ` × ${models}` : ''}`;
}
