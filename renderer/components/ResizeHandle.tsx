import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cx } from './cx';
import styles from './ResizeHandle.module.css';

const STEP = 16;

/** The border of a column: dragged, or moved by arrow keys; double click or Enter gives it its usual place. */
export function ResizeHandle({
  side,
  label,
  least,
  most,
  onChange,
}: {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly onChange: (width: number | undefined) => void;
}) {
  const handle = useRef<HTMLDivElement>(null);
  const [isDragging, setDragging] = useState(false);
  const width = (): number => handle.current?.parentElement?.offsetWidth ?? least;
  const set = (wanted: number): void => onChange(Math.round(Math.min(most, Math.max(least, wanted))));

  const onKeyDown = (event: KeyboardEvent): void => {
    const out = side === 'left' ? 1 : -1;
    if (event.key === 'ArrowRight') set(width() + out * STEP);
    else if (event.key === 'ArrowLeft') set(width() - out * STEP);
    else if (event.key === 'Enter') onChange(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerMove = (event: PointerEvent): void => {
    const box = handle.current?.parentElement?.getBoundingClientRect();
    if (!isDragging || box === undefined) return;
    set(side === 'left' ? event.clientX - box.left : box.right - event.clientX);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget, an hr is not
    <div
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={Math.min(most, Math.max(least, width()))}
      className={cx(styles.handle, side === 'left' ? styles.left : styles.right)}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(undefined)}
      onPointerDown={(event) => {
        setDragging(true);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => setDragging(false)}
    />
  );
}
