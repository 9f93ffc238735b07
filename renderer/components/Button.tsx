import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import styles from './Button.module.css';
import { cx } from './cx';
import { WithTooltip } from './WithTooltip';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly look?: 'plain' | 'line' | 'main' | 'icon' | 'icon-line' | 'small' | 'small-line' | 'link';
  /** Spoken name of a button that shows only an icon; shown as a tooltip too. */
  readonly label?: string;
  /** Stays in reach of the keyboard and says so; pressing does nothing. */
  readonly isUnavailable?: boolean;
  /** Id of what says more, such as why it is unavailable. */
  readonly describedBy?: string | undefined;
  readonly isPressed?: boolean;
  readonly className?: string | undefined;
}

const LOOKS: Record<NonNullable<ButtonProps['look']>, readonly (string | undefined)[]> = {
  plain: [],
  line: [styles.line],
  main: [styles.main],
  icon: [styles.icon],
  'icon-line': [styles.icon, styles.line],
  small: [styles.small],
  'small-line': [styles.small, styles.line],
  link: [styles.link],
};

export function Button({
  children,
  onPress,
  look = 'plain',
  label,
  isUnavailable,
  describedBy,
  isPressed,
  className,
}: ButtonProps) {
  const button = (
    <AriaButton
      className={cx(styles.button, ...LOOKS[look], className)}
      onPress={() => {
        if (isUnavailable !== true) onPress();
      }}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      {...(isUnavailable === true ? { 'aria-disabled': true } : {})}
    >
      {children}
    </AriaButton>
  );
  return label === undefined ? button : <WithTooltip text={label}>{button}</WithTooltip>;
}
