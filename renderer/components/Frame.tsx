import { type CSSProperties, type ReactNode, useRef } from 'react';
import { cx } from './cx';
import styles from './Frame.module.css';
import type { KeyPress } from './key-press';
import { moveBetweenColumns } from './move-between-columns';
import { ResizeHandle } from './ResizeHandle';
import { useStrayKeys } from './use-stray-keys';

export type Side = 'left' | 'middle' | 'right';

export interface FrameColumn {
  /** Name of the region. */
  readonly label: string;
  /** Name in the three-part switch of a small window. */
  readonly short: string;
  readonly content: ReactNode;
  readonly look?: 'panel' | 'work' | 'desk';
}

export interface FrameProps {
  readonly where: ReactNode;
  readonly tools: ReactNode;
  readonly toolsLabel: string;
  /** True when a small window has no room for the tools. */
  readonly foldsTools?: boolean;
  readonly aside?: ReactNode;
  readonly columns: Readonly<Partial<Record<Side, FrameColumn>>>;
  readonly columnsLabel: string;
  readonly status: ReactNode;
  readonly hints: ReactNode;
  readonly pane: Side;
  readonly onPane: (side: Side) => void;
  /** Widths of the outer columns in pixels; undefined: the usual ones. */
  readonly widths?: {
    readonly left: number | undefined;
    readonly right: number | undefined;
    readonly onChange: (side: 'left' | 'right', width: number | undefined) => void;
    readonly label: (column: string) => string;
  };
  /** The usual widths of a screen that are not those of the builder. */
  readonly style?: CSSProperties;
  readonly onKeyDown?: (event: KeyPress) => void;
}

const SIDES: readonly Side[] = ['left', 'middle', 'right'];
const RANGES = { left: { least: 200, most: 480 }, right: { least: 320, most: 640 } } as const;

/** Top bar, columns and status bar: the same on every screen. */
export function Frame(props: FrameProps) {
  const { columns, widths, pane } = props;
  const app = useRef<HTMLDivElement>(null);
  const sides = SIDES.filter((side) => columns[side] !== undefined);
  const style = {
    ...props.style,
    ...(widths?.left === undefined ? {} : { '--left': `${widths.left}px` }),
    ...(widths?.right === undefined ? {} : { '--right': `${widths.right}px` }),
  } as CSSProperties;

  const onKey = (event: KeyPress): void => {
    if (event.key === 'F6' && app.current !== null) {
      event.preventDefault();
      moveBetweenColumns(app.current, sides, event.shiftKey ? -1 : 1, props.onPane);
      return;
    }
    props.onKeyDown?.(event);
  };
  useStrayKeys(onKey);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that hold everywhere bubble up to here
    <div
      ref={app}
      className={cx(
        styles.app,
        columns.right === undefined && styles.noRight,
        columns.left === undefined && styles.noLeft,
      )}
      style={style}
      onKeyDown={onKey}
    >
      <header className={styles.top}>
        <div className={styles.where}>{props.where}</div>
        <div
          role="toolbar"
          className={styles.tools}
          aria-label={props.toolsLabel}
          data-folds={props.foldsTools === true}
        >
          {props.tools}
        </div>
        {props.aside}
      </header>
      <nav className={styles.panes} aria-label={props.columnsLabel}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={styles.pane}
            aria-current={side === pane}
            onClick={() => props.onPane(side)}
          >
            {columns[side]?.short}
          </button>
        ))}
      </nav>
      <main className={styles.columns} data-pane={pane}>
        {sides.map((side) => {
          const column = columns[side] as FrameColumn;
          return (
            <section
              key={side}
              className={cx(
                styles.column,
                column.look === 'work' && styles.work,
                column.look === 'desk' && styles.desk,
              )}
              data-side={side}
              aria-label={column.label}
            >
              {column.content}
              {widths === undefined || side === 'middle' ? null : (
                <ResizeHandle
                  side={side}
                  label={widths.label(column.short)}
                  {...RANGES[side]}
                  onChange={(width) => widths.onChange(side, width)}
                />
              )}
            </section>
          );
        })}
      </main>
      <footer className={styles.status}>
        {props.status}
        <span className={styles.hints}>{props.hints}</span>
      </footer>
    </div>
  );
}
