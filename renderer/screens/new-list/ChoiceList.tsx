import { ChevronRight } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useWords } from '../../words/use-words';
import styles from './NewList.module.css';

export interface ChoiceListItem {
  readonly id: string;
  readonly name: string;
  readonly under: string;
}

/** One column of names: arrows walk and choose at once, letters jump. */
export function ChoiceList({
  title,
  step,
  items,
  chosen,
  onChoose,
  empty,
  foot,
  isEntry,
}: {
  readonly title: string;
  readonly step: number;
  readonly items: readonly ChoiceListItem[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly empty?: string;
  readonly foot?: ReactNode;
  readonly isEntry?: boolean;
}) {
  const words = useWords();
  const hasItems = items.length > 0;
  // Letters jump to a name; where the keyboard stands is what is chosen.
  const onFocus = (event: FocusEvent): void => {
    const key = (event.target as Element).closest<HTMLElement>('[role="option"]')?.dataset.key;
    if (key !== undefined && key !== chosen && items.some((item) => item.id === key)) onChoose(key);
  };
  return (
    <section
      className={styles.column}
      aria-label={words.newList.step(step, title)}
      data-column={step}
      onFocus={onFocus}
    >
      <h2>
        <span className={styles.number} aria-hidden="true">
          {step}
        </span>
        {title}
      </h2>
      {hasItems ? (
        <ListBox
          aria-label={title}
          autoFocus={isEntry === true}
          className={styles.list ?? ''}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            if (key !== undefined) onChoose(String(key));
          }}
        >
          {items.map((item) => (
            <ListBoxItem key={item.id} id={item.id} textValue={item.name} className={styles.item ?? ''}>
              <b>{item.name}</b>
              {item.under === '' ? null : <small>{item.under}</small>}
              <ChevronRight className="icon" aria-hidden="true" />
            </ListBoxItem>
          ))}
        </ListBox>
      ) : (
        <p className={styles.text}>{empty}</p>
      )}
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
