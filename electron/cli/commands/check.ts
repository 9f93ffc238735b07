import { resolve } from 'node:path';
import { type Sentence, sentence } from '../../../renderer/engine/words/findings/sentence';
import type { Language } from '../../messages';
import { CLI_WORDS } from '../cli-words';
import { expandLists } from '../expand-lists';
import { withoutEndlessFindings } from '../fold-findings';
import { listLines } from '../list-lines';
import type { ListOpener, OpenedList } from '../list-opener';
import { evaluatedReport, type ListReport, missingDataReport, unreadableReport } from '../list-report';
import { say, sayJson, warn } from '../say';
import { EXIT, type World } from '../world';

export interface CheckOptions {
  readonly paths: readonly string[];
  readonly isJson: boolean;
  readonly language: Language;
}

/** Verdict and findings of each list, in the order given. */
export async function check(options: CheckOptions, opener: ListOpener, world: World): Promise<number> {
  const start = world.clock();
  const { language, isJson } = options;
  const words = CLI_WORDS[language];
  const { files, unreadable, passedBy, empty, below } = await expandLists(options.paths, world.cwd);
  for (const name of passedBy) warn(world, words.passedBy(name));
  for (const path of empty) warn(world, words.noLists(path));
  for (const [path, folders] of below) warn(world, words.notSearched(path, folders));

  const reports: ListReport[] = [];
  const counts = { legal: 0, illegal: 0, notChecked: 0, unreadable: 0 };
  for (const file of files) {
    const problem = unreadable.get(file);
    const opened =
      problem === undefined
        ? await opener.open(resolve(world.cwd, file), file)
        : unreadableList(problem.kind, words.file(problem));
    // Each finding is put into words once, for the report and for its place in the text.
    const said =
      opened.kind === 'open' ? opened.findings.map((each) => sentence(each, language, opened.names)) : [];
    const report = reportOf(file, opened, said, language);
    reports.push(report);
    counts[opened.kind === 'missing' ? 'notChecked' : report.verdict] += 1;
    if (!isJson) for (const line of listLines(report, opened, said, language)) say(world, line);
  }
  if (isJson)
    sayJson(world, { lists: reports.map(withoutEndlessFindings), ms: Math.round(world.clock() - start) });
  else if (reports.length > 1) say(world, words.checked(counts));
  // Of a folder without lists nothing was read: that is not "all legal".
  if (counts.unreadable + counts.notChecked > 0 || empty.length > 0) return EXIT.unreadable;
  return counts.illegal > 0 ? EXIT.some : EXIT.fine;
}

function unreadableList(why: string, message: string): OpenedList {
  return { kind: 'unreadable', why, message, line: message };
}

function reportOf(
  file: string,
  opened: OpenedList,
  said: readonly Sentence[],
  language: Language,
): ListReport {
  switch (opened.kind) {
    case 'unreadable':
      return unreadableReport(file, opened.why, opened.message);
    case 'missing':
      return missingDataReport({ file, ...opened }, opened.missing);
    default:
      return evaluatedReport({ file, ...opened }, { ...opened, said }, language);
  }
}
