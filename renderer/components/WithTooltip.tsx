import { type ReactElement, useContext, useEffect } from 'react';
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components';
import { flushSync } from 'react-dom';
import styles from './Tooltip.module.css';

const DELAY_MS = 500;

/** A button with words about it, shown while the pointer or the keyboard rests on it. */
export function WithTooltip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <TooltipTrigger delay={DELAY_MS}>
      {children}
      <EscapeGoesOn />
      <Tip text={text} />
    </TooltipTrigger>
  );
}

function Tip({ text }: { readonly text: string }) {
  const isOpen = useContext(TooltipTriggerStateContext)?.isOpen === true;
  return (
    <Tooltip
      className={styles.tip ?? ''}
      offset={6}
      {...(isOpen ? { UNSTABLE_portalContainer: landmark() } : {})}
    >
      {text}
    </Tooltip>
  );
}

/**
 * Where the words are put: into the screen, not beside it, where they would be outside of all landmarks. Asked when they open, as the screen
 * may be another by then. What a dialog covers is hidden from those who listen, so over a dialog they stand beside the screen.
 */
function landmark(): Element {
  const main = document.querySelector('[role="dialog"]') === null ? document.querySelector('main') : null;
  return main ?? document.body;
}

/**
 * Escape closes the words and means the screen all the same. The library listens on the document as long as they are
 * shown and would keep the key to itself, so they are closed before the key comes there.
 */
function EscapeGoesOn() {
  const state = useContext(TooltipTriggerStateContext);
  useEffect(() => {
    if (state?.isOpen !== true) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') flushSync(() => state.close(true));
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [state]);
  return null;
}
