import { type KeyboardEvent, useRef } from 'react';
import { forceFolded, marksCleared } from '../../../store/builder-slice';
import {
  duplicateChosen,
  markAll,
  markTo,
  removeChosen,
  stepChosen,
  toggleMark,
  walkTo,
} from '../../../store/chosen-rows';
import { copyChosen } from '../../../store/clip-rows';
import { chooseRow, chooseTarget, edit } from '../../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { startMovingChosen } from '../../../store/move-rows';
import type { LedgerRow, UnitRow } from '../../../worker/protocol/ledger-row';
import { focusChosen } from '../focus-chosen';
import { focusField } from '../focus-field';
import { focusSide } from '../focus-side';
import { roleForLetter } from '../role-for-letter';
import { focusRow } from './focus-row';
import { movingKey } from './moving-keys';
import { visibleRows } from './visible-rows';

/** Digits typed within this time make one number. */
const TYPING_MS = 700;
const PAGE = 12;

const nodeOf = (row: LedgerRow | undefined): string | undefined =>
  row !== undefined && 'node' in row ? row.node : undefined;

/**
 * Keys of the ledger: rows, folding, amounts, and the letters when they are switched on.
 * @param rows as they are shown
 * @param all those below folded heads too
 */
export function useLedgerKeys(
  rows: readonly LedgerRow[],
  all: readonly LedgerRow[],
): (event: KeyboardEvent) => void {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.builder.row);
  const folded = useAppSelector((state) => state.builder.folded);
  const filter = useAppSelector((state) => state.builder.filter);
  const hasMarks = useAppSelector((state) => state.builder.marked.length > 0);
  const isMoving = useAppSelector((state) => state.builder.moving?.by === 'keys');
  const letters = useAppSelector((state) => state.settings.letters);
  const roles = useAppSelector((state) =>
    state.builder.view?.chosen.kind === 'unit' ? state.builder.view.chosen.roles : undefined,
  );
  const typed = useRef({ digits: '', at: 0 });

  return (event) => {
    // Where the keyboard stands is what its keys are about, also when Escape has shown the army itself.
    const focused = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
    const at = rows.findIndex((row) => row.key === (chosen ?? focused));
    const row = rows[at];
    const takeUp = (): void => {
      if (chosen === undefined && row !== undefined) dispatch(chooseRow(row.key));
    };
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const hasCommand = ctrlKey || metaKey;

    /** To the nearest row from `index` on that can be chosen; a range grows with Shift. */
    const go = (index: number, by: -1 | 1): void => {
      for (let next = index; next >= 0 && next < rows.length; next += by) {
        const target = rows[next] as LedgerRow;
        if (target.kind === 'fill' || (shiftKey && target.kind !== 'unit')) continue;
        dispatch(shiftKey ? markTo(target.key, rows) : walkTo(target.key));
        focusRow(target.key);
        return;
      }
    };
    const step = (unit: UnitRow, by: -1 | 1): void => {
      if (unit.sizing !== undefined) void dispatch(edit({ kind: 'step-size', unit: unit.node, by }));
    };
    const typeDigit = (unit: UnitRow, digit: string): void => {
      const now = performance.now();
      const before = now - typed.current.at < TYPING_MS ? typed.current.digits : '';
      typed.current = { digits: (before + digit).slice(-3), at: now };
      const amount = Number(typed.current.digits);
      // A nought alone would take the last model away: it begins no amount.
      if (amount > 0) void dispatch(edit({ kind: 'set-size', unit: unit.node, amount }));
    };

    /** @returns true when the key was for the ledger, as are those of the three below */
    const act = (): boolean => {
      // A sign between two digits makes two numbers of them, not a longer one.
      if (!/^\d$/.test(key)) typed.current.digits = '';
      if (isMoving && !altKey && !hasCommand) return movingKey(key, shiftKey, dispatch);
      if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
        takeUp();
        void dispatch(stepChosen(key === 'ArrowUp' ? -1 : 1)).then(() => {
          if (row !== undefined) focusRow(row.key);
        });
        return true;
      }
      if (hasCommand) return command(key.toLowerCase());
      if (altKey) return false;
      return walk() || change();
    };

    const command = (letter: string): boolean => {
      if (letter === 'a') {
        dispatch(markAll(row?.key, visibleRows(all, {}, filter)));
        return true;
      }
      if (row === undefined || !['d', 'c', 'x'].includes(letter)) return false;
      takeUp();
      if (letter === 'd') void dispatch(duplicateChosen());
      else if (letter === 'c') void dispatch(copyChosen());
      else void dispatch(copyChosen(true)).then(() => focusSide('middle'));
      return true;
    };

    const walk = (): boolean => {
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
          takeUp();
          if (
            ((row?.kind === 'empty' && !row.isBarren) || row?.kind === 'missing') &&
            row.force !== undefined
          ) {
            dispatch(chooseTarget(row.force, row.block));
            focusSide('left');
          } else dispatch(focusChosen());
          return true;
        case 'Escape':
          dispatch(hasMarks ? marksCleared() : chooseRow(undefined));
          return true;
        default:
          return false;
      }
    };

    const change = (): boolean => {
      switch (key) {
        case ' ':
          if (row !== undefined) dispatch(toggleMark(row.key));
          return true;
        case 'Delete':
        case 'Backspace':
          if (row === undefined) return false;
          takeUp();
          void dispatch(removeChosen()).then(() => focusSide('middle'));
          return true;
        case 'F2':
          takeUp();
          focusField('own-name', nodeOf(row));
          return true;
      }
      if (row?.kind === 'unit' && (key === '+' || key === '=' || key === '-' || key === '−')) {
        step(row, key === '+' || key === '=' ? 1 : -1);
        return true;
      }
      return letters && letter(key.toLowerCase());
    };

    const letter = (letterKey: string): boolean => {
      if (letterKey === 'a') {
        focusSide('left');
        return true;
      }
      if (row?.kind === 'unit' && /^\d$/.test(letterKey) && row.sizing !== undefined) {
        typeDigit(row, letterKey);
        return true;
      }
      if (letterKey === 'm') {
        takeUp();
        void dispatch(startMovingChosen());
        return true;
      }
      if (letterKey === 'n' && row !== undefined) {
        takeUp();
        focusField('notes', nodeOf(row));
        return true;
      }
      const role = letterKey === 'g' || letterKey === 'b' ? roleForLetter(letterKey, roles ?? []) : undefined;
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
