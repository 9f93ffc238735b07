import { Fragment, type ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import styles from './ActionMenu.module.css';
import buttons from './Button.module.css';
import { cx } from './cx';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly act: () => void;
}

/** A button that opens a list of commands; each inner list is set apart by a line. */
export function ActionMenu({
  label,
  icon,
  groups,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly groups: readonly (readonly MenuAction[])[];
}) {
  const all = groups.flat();
  return (
    <MenuTrigger>
      <Button className={cx(buttons.button, buttons.line)}>
        {icon}
        {label}
      </Button>
      <Popover className={styles.menu ?? ''} placement="bottom start" offset={2}>
        <Menu aria-label={label} onAction={(key) => all.find(({ id }) => id === key)?.act()}>
          {groups.map((actions, index) => (
            <Fragment key={actions[0]?.id}>
              {index === 0 ? null : <Separator className={styles.line ?? ''} />}
              {actions.map((action) => (
                <MenuItem
                  key={action.id}
                  id={action.id}
                  textValue={action.label}
                  className={styles.item ?? ''}
                >
                  {action.icon}
                  {action.label}
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
