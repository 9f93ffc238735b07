import { CircleCheck, CircleDashed, CircleX, Lightbulb, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Mark } from '../worker/protocol/severity';
import { cx } from './cx';

const ICONS: Record<Mark, LucideIcon> = {
  error: CircleX,
  warning: TriangleAlert,
  advice: Lightbulb,
  lost: CircleDashed,
  ok: CircleCheck,
};

/** Icon and colour of a severity; the word stands beside it or is given as `label` to be read aloud. */
export function SeverityIcon({
  severity,
  size = 'normal',
  label,
}: {
  readonly severity: Mark;
  readonly size?: 'small' | 'normal' | 'large';
  readonly label?: string | undefined;
}) {
  const Icon = ICONS[severity];
  return (
    <>
      <Icon
        aria-hidden="true"
        className={cx(
          'icon',
          size === 'small' && 'icon-small',
          size === 'large' && 'icon-large',
          `severity-${severity}`,
        )}
      />
      {label === undefined ? null : <span className="only-read">{label}</span>}
    </>
  );
}
