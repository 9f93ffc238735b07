import { Fragment, useState } from 'react';
import { cx } from '../../../components/cx';
import { useWords } from '../../../words/use-words';
import type { CapabilityView } from '../../../worker/protocol/chosen-view';
import styles from './Chosen.module.css';
import { Section } from './Section';

/** Capabilities with one line of what they do; Space or a press unfolds the rest. Those without a summary stand last. */
export function Capabilities({ capabilities }: { readonly capabilities: readonly CapabilityView[] }) {
  const words = useWords();
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({});
  const explained = capabilities.filter((each) => each.summary !== undefined);
  const named = capabilities.filter((each) => each.summary === undefined);
  return (
    <Section title={words.chosen.capabilities}>
      <div className={styles.caps}>
        {explained.map((each) => (
          <button
            key={each.key}
            type="button"
            className={cx(styles.cap, open[each.key] !== true && styles.folded)}
            aria-expanded={open[each.key] === true}
            onClick={() => setOpen({ ...open, [each.key]: open[each.key] !== true })}
          >
            <b>{each.name}</b> {each.summary}
            {each.source === '' ? null : <span className={styles.where}> {each.source}</span>}
          </button>
        ))}
        {named.length === 0 ? null : (
          <p className={styles.plain}>
            {named.map((each, index) => (
              <Fragment key={each.key}>
                {index === 0 ? null : ', '}
                {each.name}
                {each.source === '' ? null : <span className={styles.where}> ({each.source})</span>}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </Section>
  );
}
