import { cx } from './cx';
import styles from './ShortName.module.css';

/** Names longer than this are set a little narrower in the left column, before anything of them is left out. */
const TIGHT_FROM = 25;

/** A name that has a shorter one for narrow windows. Read aloud, and under the pointer, it is always whole. */
export function ShortName({
  name,
  short,
  second,
  room,
  className,
}: {
  readonly name: string;
  readonly short: string | undefined;
  readonly second?: string | undefined;
  /** Letters that a place of one width has room for; without it the width of the window decides. */
  readonly room?: number | undefined;
  readonly className?: string | undefined;
}) {
  const isTight = (short ?? name).length > TIGHT_FROM;
  return (
    <span
      className={cx(className, isTight && styles.tight)}
      title={[name, second].filter(Boolean).join(' · ')}
    >
      {short === undefined || (room !== undefined && name.length <= room) ? (
        name
      ) : (
        <>
          <span className={room === undefined ? styles.whole : 'only-read'}>{name}</span>
          <span className={room === undefined ? styles.short : undefined} aria-hidden="true">
            {short}
          </span>
        </>
      )}
    </span>
  );
}
