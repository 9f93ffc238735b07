import { X } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../../components/Button';
import { KeyCap } from '../../components/KeyCap';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { keysShown } from '../../store/view-slice';
import { useWords, type Words } from '../../words/use-words';
import { newListKey } from '../new-list-key';
import styles from './Keys.module.css';

type KeyName = keyof Words['keys']['names'];

/** The table of all keys: what is listed here works, what works is listed here. */
export const KEY_GROUPS: readonly {
  readonly title: 'everywhere' | 'inLedger' | 'inOffers' | 'inLibrary';
  readonly keys: readonly { readonly name: KeyName; readonly keys: readonly string[] }[];
}[] = [
  {
    title: 'everywhere',
    keys: [
      { name: 'palette', keys: ['Ctrl K'] },
      { name: 'column', keys: ['F6', 'Shift F6'] },
      { name: 'finding', keys: ['F8', 'Shift F8'] },
      { name: 'undo', keys: ['Ctrl Z', 'Ctrl Shift Z'] },
      { name: 'sheet', keys: ['Ctrl P'] },
      { name: 'save', keys: ['Ctrl S'] },
      { name: 'filter', keys: ['Ctrl F'] },
      { name: 'back', keys: ['Alt ←'] },
      { name: 'new', keys: ['Ctrl N', 'Ctrl O'] },
      { name: 'keys', keys: ['?'] },
    ],
  },
  {
    title: 'inLedger',
    keys: [
      { name: 'rows', keys: ['↑', '↓', 'Home', 'End'] },
      { name: 'fold', keys: ['←', '→'] },
      { name: 'into', keys: ['↵', 'Esc'] },
      { name: 'add', keys: ['A'] },
      { name: 'amount', keys: ['+', '−', '0–9'] },
      { name: 'remove', keys: ['Del'] },
      { name: 'duplicate', keys: ['Ctrl D'] },
      { name: 'several', keys: ['Shift ↑ ↓', 'Space'] },
      { name: 'all', keys: ['Ctrl A'] },
      { name: 'clip', keys: ['Ctrl C', 'Ctrl X', 'Ctrl V'] },
      { name: 'move', keys: ['Alt ↑', 'Alt ↓'] },
      { name: 'place', keys: ['M'] },
      { name: 'general', keys: ['G', 'B'] },
      { name: 'note', keys: ['N', 'F2'] },
    ],
  },
  {
    title: 'inOffers',
    keys: [
      { name: 'letters', keys: ['A–Z'] },
      { name: 'adds', keys: ['↵', 'Ctrl ↵'] },
      { name: 'anyway', keys: ['Shift ↵'] },
      { name: 'fold', keys: ['←', '→'] },
    ],
  },
  {
    title: 'inLibrary',
    keys: [
      { name: 'open', keys: ['↵'] },
      { name: 'duplicate', keys: ['Ctrl D'] },
      { name: 'rename', keys: ['F2'] },
      { name: 'delete', keys: ['Del'] },
      { name: 'sheet', keys: ['Ctrl P'] },
    ],
  },
];

export function KeysPage() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const newKey = useAppSelector(newListKey);
  const isOpen = useAppSelector((state) => state.view.isKeysOpen);
  return (
    <ModalOverlay
      className={styles.ground ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => dispatch(keysShown(open))}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {words.keys.title}
            </Heading>
            <Button look="icon" label={words.common.close} onPress={() => dispatch(keysShown(false))}>
              <X className="icon" aria-hidden="true" />
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <section className={styles.groups} tabIndex={0} aria-label={words.keys.title}>
            <div className={styles.columns}>
              {KEY_GROUPS.map((group) => (
                <section key={group.title} className={styles.group}>
                  <h3>{words.keys[group.title]}</h3>
                  {group.keys.map((line) => (
                    <div key={line.name} className={styles.line}>
                      <span className={styles.caps}>
                        {line.keys.map((key) => (
                          <KeyCap key={key} keys={key === 'Ctrl N' ? newKey : key} />
                        ))}
                      </span>
                      <span>{words.keys.names[line.name]}</span>
                    </div>
                  ))}
                </section>
              ))}
            </div>
          </section>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
