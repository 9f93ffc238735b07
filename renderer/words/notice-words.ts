import type { HostProblem } from '../../electron/messages';
import type { EngineProblem, OpenedList } from '../worker/protocol/calls';
import type { EditRefusal } from '../worker/protocol/edit-refusal';
import { engineSentence, fileSentence, hostSentence } from './problem-sentence';
import type { Words } from './use-words';
import { whenWithTime } from './when';

/** Every notice by its kind. What a notice holds are kind and parameters: it is worded when it is drawn. */
const NOTICES = {
  'host-problem': (words: Words, problem: HostProblem) => hostSentence(problem, words),
  'engine-problem': (words: Words, problem: EngineProblem) => engineSentence(problem, words),
  /** Of a step in the open list: what a fault says of itself is for a log. */
  'not-done': ({ problems }: Words, kind: EngineProblem['kind']) => problems.engine[kind],
  refused: (words: Words, refused: readonly EditRefusal[]) => words.refusals(refused),
  'file-of-host': (words: Words, name: string, problem: HostProblem) =>
    fileSentence(name, hostSentence(problem, words), words),
  'file-of-engine': (words: Words, name: string, problem: EngineProblem) =>
    fileSentence(name, engineSentence(problem, words), words),
  'not-opened': ({ library }: Words, count: number) => library.notOpened(count),
  losses: ({ library, code }: Words, losses: OpenedList['losses'], isImported: boolean) =>
    [...(isImported ? [library.imported] : []), ...losses[code].map((each) => `${each}.`)].join(' '),
  written: ({ sheet }: Words, name: string) => sheet.saved(name),
  downloaded: ({ saving }: Words, name: string) => saving.downloaded(name),
  printed: ({ sheet }: Words) => sheet.printed,
  'dialog-opened': ({ sheet }: Words) => sheet.dialogOpened,
  'text-copied': ({ share }: Words) => share.copied,
  'text-not-copied': ({ share }: Words) => share.notCopied,
  recovered: ({ saving }: Words) => saving.recovered,
  loose: ({ dropping }: Words, name: string, others: number) => dropping.loose(name, others),
  followed: ({ saving }: Words) => saving.followed,
  'file-moved': ({ saving }: Words, name: string) => saving.moved(name),
  'file-gone': ({ saving }: Words, name: string) => saving.gone(name),
  'took-theirs': ({ saving }: Words) => saving.tookTheirs,
  elsewhere: ({ saving }: Words) => saving.elsewhereLong,
  'opened-copy': ({ saving }: Words, name: string) => saving.openedCopy(name),
  'bin-restored': ({ bin }: Words, name: string) => bin.restored(name),
  'nothing-to-paste': ({ clip }: Words) => clip.nothing,
  'not-pasted': ({ clip }: Words, names: readonly string[]) => clip.leftOut(names.join(', ')),
  nowhere: ({ moving }: Words, name: string, count: number) => moving.nowhere(name, count),
  'only-shown': ({ chosen }: Words) => chosen.lastKnown,
  renewed: (
    { data }: Words,
    name: string,
    points: readonly [before: number, now: number] | undefined,
    isLegal: boolean | undefined,
  ) => data.openList.renewed(name, points, isLegal),
  'data-kept': (words: Words, name: string, problem: EngineProblem) =>
    words.data.openList.kept(name, engineSentence(problem, words)),
  'data-gone': (words: Words, name: string, problem: EngineProblem) =>
    words.data.openList.gone(name, engineSentence(problem, words)),
  'engine-gone': ({ saving }: Words) => saving.engineGone,
  'engine-restarted': ({ saving }: Words) => saving.engineRestarted,
  'not-reopened': ({ saving }: Words) => saving.notReopened,
  reopened: ({ saving }: Words) => saving.reopened,
  'same-twin': ({ twin }: Words, name: string) => twin.same(name),
  'replaced-twin': ({ twin }: Words, name: string) => twin.replaced(name),
  /** @param until when the version was replaced, and when that was asked; milliseconds since 1970 */
  'version-in-list': (words: Words, until: Until) => words.versions.inList(untilWords(words, until)),
  'version-in-list-anew': (words: Words, until: Until) => words.versions.inListAnew(untilWords(words, until)),
  'nothing-added': (words: Words, what: string, why: NothingFound) =>
    [words.data.nothingAdded(what), ...nothingWords(words, why)].join(' '),
  'only-lists': ({ data }: Words, name: string, count: number) => data.onlyLists(name, count),
  neither: (words: Words, name: string, why: NothingFound) =>
    [words.dropping.neither(name), ...nothingWords(words, why)].join(' '),
  'place-problem': ({ problems, common }: Words, path: string | undefined, kind: HostProblem['kind']) =>
    [path, problems.host[kind]].filter(Boolean).join(common.colon),
} as const;

/** Since when something is not what it was: said by the clock of who asked. */
export interface Until {
  readonly at: number;
  readonly now: number;
  /** Seconds tell it from another that was replaced in the same minute. */
  readonly hasSeconds: boolean;
}

export function untilWords({ code, library }: Words, { at, now, hasSeconds }: Until): string {
  return whenWithTime(at, now, code, library.yesterday, hasSeconds);
}

/** Why a place has no data: what could not be read; else what was looked for. */
export interface NothingFound {
  readonly unread: readonly Pick<HostProblem, 'path' | 'kind'>[];
  /** As the engine says it. */
  readonly problems: readonly string[];
  readonly looked: Parameters<Words['data']['looked']>[0];
}

export function nothingWords(words: Words, { unread, problems, looked }: NothingFound): readonly string[] {
  const inTheWay = [
    ...unread.map(({ path, kind }) =>
      [path, words.problems.host[kind]].filter(Boolean).join(words.common.colon),
    ),
    ...problems,
  ];
  return inTheWay.length > 0 ? inTheWay : [words.data.looked(looked)];
}

type Notices = typeof NOTICES;
type Parts<Kind extends keyof Notices> = Notices[Kind] extends (words: Words, ...parts: infer Rest) => string
  ? Rest
  : never;

/** What is told, without words. */
export type Told = {
  [Kind in keyof Notices]: { readonly kind: Kind; readonly parts: Readonly<Parts<Kind>> };
}[keyof Notices];

export function told<Kind extends keyof Notices>(kind: Kind, ...parts: Parts<Kind>): Told {
  // The compiler cannot follow that kind and parts are of one row.
  return { kind, parts } as unknown as Told;
}

export function toldWords(words: Words, { kind, parts }: Told): string {
  return (NOTICES[kind] as (words: Words, ...parts: readonly unknown[]) => string)(words, ...parts);
}
