import { useId } from 'react';
import choice from '../../../components/Choice.module.css';
import { cx } from '../../../components/cx';
import { edit } from '../../../store/edit-list';
import { useAppDispatch } from '../../../store/hooks';
import { said } from '../../../store/view-slice';
import { useWords } from '../../../words/use-words';
import type { RoleView } from '../../../worker/protocol/chosen-view';
import { RoleIcon } from '../ledger/RoleIcon';
import styles from './Chosen.module.css';
import { Section } from './Section';

/** Roles that the unit may have: General, Battle Standard Bearer. */
export function Roles({ node, roles }: { readonly node: string; readonly roles: readonly RoleView[] }) {
  const words = useWords();
  const dispatch = useAppDispatch();
  const id = useId();
  const toggle = (role: RoleView, isAnyway: boolean): void => {
    if (role.why !== undefined && !role.isOn && !isAnyway) {
      dispatch(said(role.name + words.common.colon + role.why));
      return;
    }
    void dispatch(edit({ kind: 'set-role', role: role.role, selection: node, isOn: !role.isOn }));
  };
  return (
    <Section title="">
      {roles.map((role) => (
        <label
          key={role.role}
          className={cx(
            styles.option,
            role.isOn && styles.on,
            role.why !== undefined && !role.isOn && styles.off,
          )}
        >
          <input
            type="checkbox"
            className={choice.mark}
            checked={role.isOn}
            aria-disabled={role.why !== undefined && !role.isOn}
            {...(role.why === undefined ? {} : { 'aria-describedby': `${id}-${role.role}` })}
            onChange={(event) => toggle(role, (event.nativeEvent as MouseEvent).shiftKey)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              toggle(role, event.shiftKey);
            }}
          />
          <span className={styles.text}>
            <span>
              <RoleIcon role={role.role} /> {role.name}
            </span>
            {role.holder === undefined ? null : (
              <span className={styles.note}>{words.chosen.heldBy(role.holder)}</span>
            )}
          </span>
          <span />
          <span className={styles.optionPrice}>{role.price === 0 ? '' : words.number(role.price)}</span>
          {role.why === undefined ? null : (
            <span id={`${id}-${role.role}`} className={styles.why}>
              {role.why}
            </span>
          )}
        </label>
      ))}
    </Section>
  );
}
