import { Fragment } from 'react';
import { Pips } from '../../../components/Pips';
import { ShareBar } from '../../../components/ShareBar';
import { useWords, type Words } from '../../../words/use-words';
import type { MarginView } from '../../../worker/protocol/ledger-row';
import { limitWords, placesWords } from '../ledger/Margin';
import styles from './Chosen.module.css';
import { Section } from './Section';

/** How all blocks stand, one under the other so that they compare. */
export function Blocks({ blocks }: { readonly blocks: readonly MarginView[] }) {
  const words = useWords();
  return (
    <Section title={words.chosen.blocks}>
      <div className={styles.blocks}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two forces may have blocks of one name
          <Fragment key={index}>
            <span>{block.name}</span>
            <span>
              {block.share !== undefined ? (
                <ShareBar share={block.share} />
              ) : block.places !== undefined ? (
                <Pips places={block.places} />
              ) : null}
            </span>
            <span>{blockWords(block, words)}</span>
          </Fragment>
        ))}
      </div>
    </Section>
  );
}

function blockWords(block: MarginView, words: Words): string {
  if (block.share !== undefined) {
    const { percent, points } = block.share;
    const part = percent === undefined ? words.number(points) : words.percent(percent);
    return `${part}, ${limitWords(block.share, words)}`;
  }
  if (block.places !== undefined) return placesWords(block.places, words);
  return words.number(block.count);
}
