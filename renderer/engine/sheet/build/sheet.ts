import type { Evaluation } from '../../evaluation/evaluated';
import { day } from '../../words/dates';
import { sentence } from '../../words/findings/sentence';
import { foldEqual } from '../../words/fold-equal';
import { points } from '../../words/numbers';
import { SEVERITIES } from '../../words/severities';
import { shownName, shownNotes } from '../../words/shortened';
import { verdict } from '../../words/verdict';
import type { SheetDocument, SheetFinding } from '../document';
import { armyName } from './army-name';
import { pointsIn, type SheetContext, type SheetInput, sheetContext } from './context';
import { dataVersion, gameEdition } from './data-version';
import { sheetDeclarations } from './declarations';
import { sheetForces } from './forces';
import { sheetGlossary } from './glossary';
import { sheetTables } from './profiles';
import { subjectsOf } from './subjects';
import { unitWord } from './unit-word';
import { sheetValues } from './values';
import { allForces } from './walk';

/** Everything that the paper says of a list, in the language asked. */
export function sheet(evaluation: Evaluation, input: SheetInput): SheetDocument {
  const context = sheetContext(evaluation, input, subjectsOf(evaluation, input.catalogue));
  const { roster } = evaluation;
  const { language, names } = context;
  const tables = sheetTables(context);
  const limit = context.points === undefined ? undefined : names.limitOf(context.points);
  const total = pointsIn(context, evaluation.costs);
  const { isLegal, line } = verdict(input.findings, language);
  const given = (text: string | undefined) => text && shownName(text);
  const place = [given(roster.player), given(roster.club)].filter(Boolean).join(', ');
  const event = [given(roster.event), roster.date && day(roster.date, language)].filter(Boolean).join(', ');
  const edition = gameEdition(context);
  const size = limit === undefined ? '' : points(limit, language);
  return {
    language,
    title: shownName(roster.name),
    army: [armies(context), edition, size].filter(Boolean).join(' · '),
    armyInShort: [armies(context), size].filter(Boolean).join(' · '),
    player: [place, event].filter(Boolean).join(' · '),
    total: context.n(total),
    limit: limit === undefined ? '' : context.n(limit),
    isOver: limit !== undefined && total > limit,
    verdict: { isLegal, line },
    edition,
    data: dataVersion(context),
    values: sheetValues(context, tables),
    findings: sheetFindings(context),
    tables,
    unitWord: unitWord(context),
    forces: sheetForces(context, tables),
    declarations: sheetDeclarations(context),
    ...sheetGlossary(context),
    notes: shownNotes(roster.notes),
  };
}

function armies(context: SheetContext): string {
  const found = allForces(context.evaluation.forces).map(({ force }) => armyName(context, force));
  return [...new Set(found)].join(', ');
}

/** All but advice: what an opponent or an organiser must see. */
function sheetFindings(context: SheetContext): SheetFinding[] {
  const all = context.findings
    .filter(({ severity }) => severity !== 'advice')
    .map((finding) => {
      const said = sentence(finding, context.language, context.names);
      return {
        severity: finding.severity,
        label: SEVERITIES[context.language][finding.severity].label,
        text: said.text,
        place: [said.place, said.rule].filter(Boolean).join(' · '),
        reason: said.reason ?? '',
      };
    });
  return foldEqual(all, (finding) => JSON.stringify(finding)).map(({ first, count }) => ({
    ...first,
    count,
  }));
}
