import { type KeyboardEvent, useRef } from 'react';
import { nextAmount } from '../../../components/next-amount';
import { forceFolded } from '../../../store/builder-slice';
import { chooseRow, chooseTarget, edit, removeRow } from '../../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { LedgerRow, UnitRow } from '../../../worker/protocol/ledger-row';
import { focusSide } from '../focus-side';
import { roleForLetter } from '../role-for-letter';

/** Digits typed within this time make one number. */
const TYPING_MS = 700;
const PAGE = 12;

function focusRow(key: string): void {
  document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Keys of the ledger: rows, folding, amounts, and the letters when they are switched on. */
export function useLedgerKeys(rows: readonly LedgerRow[]): (event: KeyboardEvent) => void {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.builder.row);
  const folded = useAppSelector((state) => state.builder.folded);
  const letters = useAppSelector((state) => state.settings.letters);
  const roles = useAppSelector((state) =>
    state.builder.view?.chosen.kind === 'unit' ? state.builder.view.chosen.roles : undefined,
  );
  const typed = useRef({ digits: '', at: 0 });

  return (event) => {
    const at = rows.findIndex((row) => row.key === chosen);
    const row = rows[at];

    const go = (index: number, by: -1 | 1): void => {
      for (let next = index; next >= 0 && next < rows.length; next += by) {
        const target = rows[next] as LedgerRow;
        if (target.kind === 'fill') continue;
        dispatch(chooseRow(target.key));
        requestAnimationFrame(() => focusRow(target.key));
        return;
      }
    };
    const setAmount = (unit: UnitRow, amount: number): void => {
      if (unit.sizing === undefined || amount < 0) return;
      void dispatch(edit({ kind: 'set-amount', selection: unit.sizing.selection, amount }));
    };
    const step = (unit: UnitRow, by: -1 | 1): void => {
      if (unit.sizing === undefined) return;
      const { amount, least, most, amounts } = unit.sizing;
      const next = nextAmount(amount, by, least, most, amounts);
      if (next !== undefined) setAmount(unit, next);
    };
    const typeDigit = (unit: UnitRow, digit: string): void => {
      const now = performance.now();
      const before = now - typed.current.at < TYPING_MS ? typed.current.digits : '';
      typed.current = { digits: (before + digit).slice(-3), at: now };
      setAmount(unit, Number(typed.current.digits));
    };

    /** @returns true when the key was for the ledger */
    const act = (): boolean => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const hasCommand = ctrlKey || metaKey;
      if (altKey && row?.kind === 'unit' && (key === 'ArrowUp' || key === 'ArrowDown')) {
        void dispatch(edit({ kind: 'move', node: row.node, by: key === 'ArrowUp' ? -1 : 1 }));
        return true;
      }
      if (hasCommand && key.toLowerCase() === 'd' && (row?.kind === 'unit' || row?.kind === 'force')) {
        void dispatch(edit({ kind: 'duplicate', node: row.node })).then((created) => {
          if (created !== undefined) dispatch(chooseRow(`n:${created}`));
        });
        return true;
      }
      if (altKey || hasCommand) return false;
      switch (key) {
        case 'ArrowDown':
          go(at + 1, 1);
          return true;
        case 'ArrowUp':
          go(at - 1, -1);
          return true;
        case 'Home':
          go(0, 1);
          return true;
        case 'End':
          go(rows.length - 1, -1);
          return true;
        case 'PageDown':
          go(Math.min(rows.length - 1, at + PAGE), -1);
          return true;
        case 'PageUp':
          go(Math.max(0, at - PAGE), 1);
          return true;
        case 'ArrowLeft':
          if (row?.kind === 'force' && folded[row.node] !== true) {
            dispatch(forceFolded({ node: row.node, isFolded: true }));
          } else {
            const parent = rows
              .slice(0, at)
              .findLastIndex((each) => each.kind === 'force' && each.level < (row?.level ?? 0));
            if (parent >= 0) go(parent, 1);
          }
          return true;
        case 'ArrowRight':
          if (row?.kind === 'force') dispatch(forceFolded({ node: row.node, isFolded: false }));
          return true;
        case 'Enter':
          if ((row?.kind === 'empty' || row?.kind === 'missing') && row.force !== undefined) {
            dispatch(chooseTarget(row.force, row.block));
            focusSide('left');
          } else focusSide('right');
          return true;
        case 'Escape':
          dispatch(chooseRow(undefined));
          return true;
        case 'Delete':
        case 'Backspace':
          if (row === undefined) return false;
          void dispatch(removeRow(row.key)).then(() => focusSide('middle'));
          return true;
        case 'F2':
          focusField('own-name');
          return true;
      }
      if (row?.kind === 'unit') {
        if (key === '+' || key === '=') {
          step(row, 1);
          return true;
        }
        if (key === '-' || key === '−') {
          step(row, -1);
          return true;
        }
      }
      return letters && letter(key.toLowerCase());
    };

    const letter = (key: string): boolean => {
      if (key === 'a') {
        focusSide('left');
        return true;
      }
      if (row?.kind === 'unit' && /^\d$/.test(key) && row.sizing !== undefined) {
        typeDigit(row, key);
        return true;
      }
      if (key === 'n' && row !== undefined) {
        focusField('notes');
        return true;
      }
      const role = key === 'g' || key === 'b' ? roleForLetter(key, roles ?? []) : undefined;
      if (role === undefined || row?.kind !== 'unit') return false;
      void dispatch(edit({ kind: 'set-role', role: role.role, selection: row.node, isOn: !role.isOn }));
      return true;
    };

    if (act()) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
