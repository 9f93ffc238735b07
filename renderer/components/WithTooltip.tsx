import { type ReactElement, useEffect, useState } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { flushSync } from 'react-dom';
import styles from './Tooltip.module.css';

const DELAY_MS = 500;

/** A button with words about it, shown while the pointer or the keyboard rests on it. */
export function WithTooltip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  // Escape closes it and means the screen all the same. The library listens on the document as long as it is open and
  // would keep the key, so it is closed before the key comes there.
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') flushSync(() => setOpen(false));
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);
  return (
    <TooltipTrigger delay={DELAY_MS} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
      <Tooltip className={styles.tip ?? ''} offset={6}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
