import { useWords, type Words } from '../../../words/use-words';
import type { ChooseView, OptionSection } from '../../../worker/protocol/chosen-view';
import styles from './Chosen.module.css';
import { OptionRows } from './OptionRows';
import { Section } from './Section';

export function OptionSections({ sections }: { readonly sections: readonly OptionSection[] }) {
  const words = useWords();
  return sections.map((section) => (
    <Section
      key={section.key}
      title={section.title}
      hint={
        section.allowance !== undefined ? (
          <span className={section.allowance.spent > section.allowance.most ? styles.over : undefined}>
            <b>{words.number(section.allowance.spent)}</b> {words.chosen.allowance(section.allowance.most)}
          </span>
        ) : section.choose === undefined ? undefined : (
          chooseWords(section.choose, words)
        )
      }
    >
      {section.why === undefined ? null : <p className={styles.whyNone}>{section.why}</p>}
      <OptionRows section={section} />
    </Section>
  ));
}

/** How many may be chosen, in two or three words. */
export function chooseWords({ least, most }: ChooseView, words: Words): string {
  const { chosen } = words;
  // None at all: each row says why.
  if (most === 0) return '';
  if (least === 1 && most === 1) return chosen.one;
  if (least === 0 && most === 1) return chosen.oneAtMost;
  if (most === undefined) return least > 0 ? chosen.chooseAtLeast(least) : '';
  if (least === most) return chosen.chooseExactly(most);
  return least > 0 ? chosen.chooseBetween(least, most) : chosen.chooseAtMost(most);
}
