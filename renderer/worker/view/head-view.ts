import { armyName } from '../../engine/sheet/build/army-name';
import { allForces } from '../../engine/sheet/build/walk';
import { day } from '../../engine/words/dates';
import { modelWord } from '../../engine/words/model-word';
import { nameIn } from '../../engine/words/name-in';
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
    edition:
      system.edition === undefined ? '' : nameIn(context.language, system.edition.en ?? '', system.edition),
    army: [...armies].join(', '),
    event: event.filter(Boolean).join(', '),
    data: [system.revision, ...roster.books.map(({ revision }) => revision)]
      .filter((each) => each !== undefined && each !== '')
      .map(String)
      .toSorted()
      .slice(-1)
      .map((each) => (/^\d{4}-\d\d-\d\d$/.test(each) ? day(each, context.language) : each))
      .join(''),
    models: modelWord(system, context.language),
  };
}
