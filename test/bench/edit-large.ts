import type { Catalogue } from '../../renderer/engine/catalogue/catalogue';
import type { Roster, RosterSelection } from '../../renderer/engine/roster/document';
import type { BuilderOperation } from '../../renderer/worker/protocol/builder-operation';
import { Session } from '../../renderer/worker/session';
import { stopwatch } from './stopwatch';

export interface EditTimes {
  /** From the operation to the last patch of what is seen of the list: evaluation, findings, points, rows. */
  readonly edits: readonly number[];
  /** What may be taken comes a beat later. */
  readonly offers: readonly number[];
}

/**
 * Edits of a list as the worker makes them, in turn: a unit added, its size up and down, an option taken and dropped, a
 * unit copied, moved, named, removed, and each third edit undone.
 */
export function editTimes(catalogue: Catalogue, roster: Roster, times: number): EditTimes {
  let count = 0;
  let waiting: (() => void)[] = [];
  const data = { catalogue, system: 'data', files: [], unread: [], adopt: (each: Roster) => each };
  const session = new Session(data, roster, 'en', {
    newId: () => `e${count++}`,
    push: () => {},
    later: (work) => waiting.push(work),
  });
  const edits: number[] = [];
  const offers: number[] = [];
  for (let turn = 0; turn < times + WARM_UP; turn++) {
    const operation = operationFor(session, turn);
    const edited = stopwatch();
    if (operation === 'undo') session.undo();
    else session.edit(operation);
    const took = edited();
    const offered = stopwatch();
    for (const work of waiting) work();
    const beat = offered();
    waiting = [];
    if (turn < WARM_UP) continue;
    edits.push(took);
    offers.push(beat);
  }
  return { edits, offers };
}

const WARM_UP = 60;

function operationFor(session: Session, turn: number): BuilderOperation | 'undo' {
  const { evaluation } = session.context;
  const [force] = evaluation.roster.forces;
  const units = force?.selections ?? [];
  const unit = units[(turn * 37) % units.length] as RosterSelection;
  const inner = unit.selections?.at(-1);
  switch (turn % 9) {
    case 0:
      return { kind: 'duplicate', node: unit.id };
    case 1:
      return inner
        ? { kind: 'set-amount', selection: inner.id, amount: inner.amount + 1 }
        : { kind: 'rename', node: unit.id, name: `Name ${turn}` };
    case 2:
      return { kind: 'add', force: force?.id ?? '', entryId: unit.entryId };
    case 3:
      return inner ? { kind: 'drop', selection: inner.id } : { kind: 'note', node: unit.id, notes: 'Note' };
    case 4:
      return 'undo';
    case 5:
      return { kind: 'move', node: unit.id, by: 1 };
    case 6:
      return { kind: 'remove', node: unit.id };
    case 7:
      return { kind: 'rename', node: unit.id, name: `Name ${turn}` };
    default:
      return chooseIn(session, unit) ?? 'undo';
  }
}

/** An option of a unit that it does not have yet. */
function chooseIn(session: Session, unit: RosterSelection): BuilderOperation | undefined {
  const flat = session.context.evaluation
    .childOffers(unit.id)
    .flatMap((offer) => ('items' in offer ? offer.items : [offer]));
  for (const offer of flat) {
    if ('items' in offer || offer.hidden || offer.taken > 0) continue;
    const { entryId, groupId } = offer;
    return { kind: 'choose', parent: unit.id, entryId, groupId, replaces: [] };
  }
  return undefined;
}
