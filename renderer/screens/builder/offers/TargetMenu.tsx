import { ChevronsUpDown, CornerDownRight } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import buttons from '../../../components/Button.module.css';
import { cx } from '../../../components/cx';
import { ShortName } from '../../../components/ShortName';
import { chooseTarget } from '../../../store/edit-list';
import { useAppDispatch } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';
import type { OffersView } from '../../../worker/protocol/offers-view';
import styles from './Offers.module.css';

/** The force that a choice goes to; it follows the chosen row until another is picked here. */
export function TargetMenu({ view }: { readonly view: OffersView }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const { target, targets } = view;
  if (target === undefined) return null;
  return (
    <MenuTrigger>
      <Button
        className={cx(buttons.button, buttons.line, styles.target)}
        aria-label={`${words.offers.target}${words.common.colon}${target.name}`}
      >
        <CornerDownRight className="icon icon-small quieter" aria-hidden="true" />
        <b>
          <ShortName name={target.name} short={target.short} room={22} />
        </b>
        <ChevronsUpDown className="icon icon-small" aria-hidden="true" />
      </Button>
      <Popover className={styles.menu ?? ''} placement="bottom start" offset={2}>
        <Menu
          aria-label={words.offers.target}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[target.force]}
          items={targets.map((each) => ({ id: each.force, ...each }))}
          onAction={(key) => dispatch(chooseTarget(String(key), undefined))}
        >
          {(each) => (
            <MenuItem
              id={each.id}
              textValue={each.name}
              className={styles.menuItem ?? ''}
              style={{ paddingLeft: 12 + each.depth * 16 }}
            >
              {each.name}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
