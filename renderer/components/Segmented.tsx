import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from './Segmented.module.css';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string; readonly lang?: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.group ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          className={styles.one ?? ''}
          {...(option.lang === undefined ? {} : { lang: option.lang })}
        >
          {option.name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
