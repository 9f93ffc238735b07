import { ledgerFiltered } from '../../store/builder-slice';
import { chosenRows, duplicateChosen, removeChosen, titleOf } from '../../store/chosen-rows';
import { copyChosen } from '../../store/clip-rows';
import { redo, showArmy, undo } from '../../store/edit-list';
import { goToSheet } from '../../store/make-sheet';
import { startMovingChosen } from '../../store/move-rows';
import { chooseFile } from '../../store/open-files';
import { goToLibrary } from '../../store/open-list';
import { saveAs } from '../../store/save-as';
import { saveNow } from '../../store/save-list';
import { settingsChanged } from '../../store/settings-slice';
import type { Dispatch, RootState, Thunk } from '../../store/store';
import { keysShown, wentTo } from '../../store/view-slice';
import type { Words } from '../../words/use-words';
import { focusField } from '../builder/focus-field';
import { focusSide } from '../builder/focus-side';
import { goToNextFinding } from '../builder/go-to-finding';
import { newListKey } from '../new-list-key';

export type CommandName = keyof Words['palette']['command'];

/** Fields of the army itself that are gone to by their own names. */
const ARMY_FIELDS = [
  { name: 'listName', id: 'own-name' },
  { name: 'player', id: 'player' },
  { name: 'club', id: 'club' },
  { name: 'event', id: 'event' },
  { name: 'date', id: 'date' },
] as const;

export interface Command {
  readonly name: CommandName | (typeof ARMY_FIELDS)[number]['name'];
  /** What it is called in a language: it is found in both. */
  readonly title: (words: Words) => string;
  /** Further words that it is found by. */
  readonly also?: ((words: Words) => string) | undefined;
  /** The key that does the same. */
  readonly keys: string | undefined;
  readonly run: (dispatch: Dispatch) => void;
}

type Plain = {
  [Name in CommandName]: Words['palette']['command'][Name] extends string ? Name : never;
}[CommandName];
type Named = Exclude<CommandName, Plain>;

function command(name: Plain, keys: string | undefined, run: Command['run']): Command {
  return { name, keys, run, title: (words) => words.palette.command[name] };
}

/** The commands that can be given now, those on what is chosen first. */
export function paletteCommands(state: RootState): readonly Command[] {
  const { view, settings, document, builder } = state;
  const isBuilder = view.screen === 'builder' && builder.view !== undefined;
  return [
    ...(isBuilder ? [...chosenCommands(state), ...armyCommands(state)] : []),
    ...(document.isOpen ? listCommands(view.screen) : []),
    command('new-list', newListKey(state), (dispatch) => dispatch(wentTo('new-list'))),
    command('open-file', 'Ctrl O', (dispatch) => void dispatch(chooseFile())),
    ...(view.screen === 'library'
      ? []
      : [command('lists', 'Alt ←', (dispatch) => void dispatch(goToLibrary()))]),
    ...(view.screen === 'data' ? [] : [command('data', undefined, (dispatch) => dispatch(wentTo('data')))]),
    ...lookCommands(settings),
    ...(view.screen === 'settings'
      ? []
      : [command('settings', undefined, (dispatch) => dispatch(wentTo('settings')))]),
    command('keys', '?', (dispatch) => dispatch(keysShown(true))),
  ];
}

function chosenCommands({ builder }: RootState): readonly Command[] {
  const rows = chosenRows(builder);
  const [first] = rows;
  if (first === undefined) return [];
  const name = (words: Words): string =>
    rows.length === 1 ? titleOf(first) : words.several.title(rows.length);
  const on = (which: Named, keys: string | undefined, run: Command['run']): Command => ({
    name: which,
    keys,
    run,
    title: (words) => words.palette.command[which](name(words)),
  });
  const act =
    (thunk: () => Thunk<Promise<void>>): Command['run'] =>
    (dispatch) =>
      void dispatch(thunk()).then(() => focusSide('middle'));
  const isUnits = rows.every((row) => row.kind === 'unit');
  const may = mayOf(builder, rows);
  return [
    ...(may.duplicate ? [on('duplicate', 'Ctrl D', act(duplicateChosen))] : []),
    ...(isUnits ? [on('move', 'M', act(startMovingChosen))] : []),
    on('copy', 'Ctrl C', act(copyChosen)),
    ...(may.remove ? [on('cut', 'Ctrl X', act(cutChosen)), on('remove', 'Del', act(removeChosen))] : []),
    ...(rows.length === 1
      ? [on('name', 'F2', () => focusField('own-name')), on('notes', 'N', () => focusField('notes'))]
      : []),
  ];
}

/** One thing may be what its buttons offer. Of several each is looked at when it is done. */
function mayOf(
  { view }: RootState['builder'],
  rows: readonly { readonly node: string }[],
): { readonly duplicate: boolean; readonly remove: boolean } {
  const chosen = view?.chosen;
  if (rows.length !== 1 || chosen === undefined || chosen.kind === 'army' || chosen.node !== rows[0]?.node)
    return { duplicate: true, remove: true };
  return { duplicate: chosen.isRepeatable, remove: chosen.kind === 'unit' || chosen.isRemovable };
}

const cutChosen = (): Thunk<Promise<void>> => copyChosen(true);

function armyCommands({ builder }: RootState): readonly Command[] {
  const { history, findings = [] } = builder.view ?? {};
  const step = (way: 'undo' | 'redo', keys: string, run: Command['run']): readonly Command[] => {
    const named = history?.[way];
    if (named === undefined) return [];
    const title = (words: Words): string =>
      words.palette.command[way](words.step(named.key, named.name, named.count));
    return [{ name: way, keys, run, title }];
  };
  return [
    ...step('undo', 'Ctrl Z', (dispatch) => void dispatch(undo())),
    ...step('redo', 'Ctrl Shift Z', (dispatch) => void dispatch(redo())),
    command('add', 'A', () => focusSide('left')),
    command('filter', 'Ctrl F', (dispatch) => dispatch(ledgerFiltered(''))),
    ...(findings.length === 0 ? [] : [command('finding', 'F8', (dispatch) => dispatch(goToNextFinding(1)))]),
    {
      ...command('whole-army', undefined, (dispatch) => {
        dispatch(showArmy());
        focusField('limit');
      }),
      also: (words) => words.palette.armyWords,
    },
    ...ARMY_FIELDS.map(
      ({ name, id }): Command => ({
        name,
        keys: undefined,
        title: (words) => words.chosen[name],
        run: (dispatch) => {
          dispatch(showArmy());
          focusField(id, 'army');
        },
      }),
    ),
    command('versions', undefined, (dispatch) => {
      dispatch(showArmy());
      focusField('versions');
    }),
  ];
}

function listCommands(screen: RootState['view']['screen']): readonly Command[] {
  return [
    screen === 'sheet'
      ? command('army', 'Esc', (dispatch) => dispatch(wentTo('builder')))
      : command('sheet', 'Ctrl P', (dispatch) => dispatch(goToSheet())),
    command('save', 'Ctrl S', (dispatch) => void dispatch(saveNow())),
    command('save-as', undefined, (dispatch) => void dispatch(saveAs())),
  ];
}

function lookCommands({ theme, language, density }: RootState['settings']): readonly Command[] {
  const set = (change: Parameters<typeof settingsChanged>[0]): Command['run'] => {
    return (dispatch) => dispatch(settingsChanged(change));
  };
  return [
    command('other-language', undefined, set({ language: language === 'en' ? 'fr' : 'en' })),
    ...(theme === 'light' ? [] : [command('light-theme', undefined, set({ theme: 'light' }))]),
    ...(theme === 'dark' ? [] : [command('dark-theme', undefined, set({ theme: 'dark' }))]),
    ...(theme === 'system' ? [] : [command('system-theme', undefined, set({ theme: 'system' }))]),
    ...(density === 'compact' ? [] : [command('compact', undefined, set({ density: 'compact' }))]),
    ...(density === 'comfortable'
      ? []
      : [command('comfortable', undefined, set({ density: 'comfortable' }))]),
  ];
}
