import { Search, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { cx } from './cx';
import { KeyCap } from './KeyCap';
import styles from './SearchInput.module.css';

export interface SearchInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly clearLabel: string;
  /** The key that leads here, shown while the field is empty. */
  readonly shortcut?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The list that the arrow keys walk while the keyboard stays here, and its line in focus. */
  readonly controls?: string;
  readonly activeId?: string | undefined;
  /** Where `F6` leads in its column. */
  readonly isEntry?: boolean;
  readonly className?: string | undefined;
}

export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, value, onChange, clearLabel, shortcut, onKeyDown, inputRef, controls } = props;
  return (
    <div className={cx(styles.box, props.className)}>
      <Search className="icon" aria-hidden="true" />
      <input
        ref={inputRef}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        {...(controls === undefined
          ? {}
          : {
              role: 'combobox',
              'aria-controls': controls,
              'aria-expanded': true,
              'aria-haspopup': 'tree' as const,
              'aria-autocomplete': 'list' as const,
            })}
        {...(props.activeId === undefined ? {} : { 'aria-activedescendant': props.activeId })}
        data-entry={props.isEntry === true}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onChange('');
            return;
          }
          onKeyDown?.(event);
        }}
      />
      {value !== '' ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          tabIndex={-1}
          onClick={() => onChange('')}
        >
          <X className="icon icon-small" aria-hidden="true" />
        </button>
      ) : shortcut === undefined ? null : (
        <KeyCap keys={shortcut} />
      )}
    </div>
  );
}
