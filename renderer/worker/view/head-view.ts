import { armyName } from '../../engine/sheet/build/army-name';
import { dataVersion, editionInLine, gameEdition } from '../../engine/sheet/build/data-version';
import { allForces } from '../../engine/sheet/build/walk';
import { day } from '../../engine/words/dates';
import { modelWord } from '../../engine/words/model-word';
import { shownName } from '../../engine/words/shortened';
import type { HeadView } from '../protocol/totals-view';
import type { ViewContext } from './context';

export function headView(context: ViewContext): HeadView {
  const { roster, forces } = context.evaluation;
  const { system } = context.catalogue;
  const armies = new Set(allForces(forces).map(({ force }) => armyName(context, force)));
  if (armies.size === 0) for (const { name } of roster.books) armies.add(name);
  const event = [
    shownName(roster.event ?? ''),
    roster.date === undefined ? undefined : day(roster.date, context.language),
  ];
  return {
    id: roster.id,
    name: shownName(roster.name),
    system: context.name({ name: system.name, names: system.names }),
    edition: editionInLine(context.sheet),
    army: [...armies].join(', '),
    event: event.filter(Boolean).join(', '),
    data: [gameEdition(context.sheet), dataVersion(context.sheet)].filter(Boolean).join(' · '),
    models: modelWord(system, context.language),
  };
}
