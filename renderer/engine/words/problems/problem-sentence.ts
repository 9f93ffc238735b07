import type { SourceProblem } from '../../source/source-problem';
import type { Language } from '../language';
import { EN } from './en';
import { FR } from './fr';

const TABLES = { en: EN, fr: FR } as const;

/** What is wrong, in a sentence for whoever wrote the file. Place and position stand beside it. */
export function problemSentence(problem: SourceProblem, language: Language): string {
  // the table is keyed by kind, so the params fit; the compiler cannot follow that through the union
  const say = TABLES[language].kinds[problem.kind] as (params: SourceProblem['params']) => string;
  return say(problem.params);
}

/** `army.json:12:5: units › Archers: “pionts” …`, as compilers write it. */
export function problemLine(problem: SourceProblem, language: Language): string {
  const { file, line, column, at } = problem;
  const place = at.length > 0 ? `${at.join(' › ')}: ` : '';
  return `${file}:${line}:${column}: ${place}${problemSentence(problem, language)}`;
}
