import type { ReactNode } from 'react';
import { Fragment } from 'react';
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import styles from './ActionMenu.module.css';
import buttons from './Button.module.css';
import { cx } from './cx';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly act: () => void;
}

export interface MenuGroup {
  readonly actions: readonly MenuAction[];
  /** Why none of these can be done now; undefined: they can. */
  readonly why?: string | undefined;
}

/** A button that opens a list of commands; each group is set apart by a line. */
export function ActionMenu({
  label,
  icon,
  groups,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly groups: readonly MenuGroup[];
}) {
  const all = groups.flatMap(({ actions }) => actions);
  const closed = groups.flatMap(({ why, actions }) => (why === undefined ? [] : actions.map(({ id }) => id)));
  return (
    <MenuTrigger>
      <Button className={cx(buttons.button, buttons.line)}>
        {icon}
        {label}
      </Button>
      <Popover className={styles.menu ?? ''} placement="bottom start" offset={2}>
        <Menu
          aria-label={label}
          disabledKeys={closed}
          onAction={(key) => all.find(({ id }) => id === key)?.act()}
        >
          {groups.map(({ actions, why }, index) => (
            <Fragment key={actions[0]?.id}>
              {index === 0 ? null : <Separator className={styles.line ?? ''} />}
              {why === undefined ? (
                actions.map(menuItem)
              ) : (
                <MenuSection>
                  <Header className={styles.why ?? ''}>{why}</Header>
                  {actions.map(menuItem)}
                </MenuSection>
              )}
            </Fragment>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

const menuItem = ({ id, label, icon }: MenuAction) => (
  <MenuItem key={id} id={id} textValue={label} className={styles.item ?? ''}>
    {icon}
    {label}
  </MenuItem>
);
