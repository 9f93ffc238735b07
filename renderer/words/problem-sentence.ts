import type { HostProblem } from '../../electron/messages';
import type { EngineProblem } from '../worker/protocol/calls';
import type { Words } from './use-words';

/** Why the shell could not do something, and where in the file when it has a place. */
export function hostSentence({ kind, line }: HostProblem, words: Words): string {
  return kind === 'not-text' && line !== undefined ? words.problems.notText(line) : words.problems.host[kind];
}

/** Why the engine could not do something. What a fault says of itself is for a log, and in English. */
export function engineSentence({ kind, detail, inEach }: EngineProblem, words: Words): string {
  const { missing } = words.data;
  if (kind in missing) return missing[kind as keyof typeof missing](detail);
  if (inEach !== undefined) return inEach[words.code];
  return kind === 'fault' || detail === '' ? words.problems.engine[kind] : detail;
}

/** What, why, what to do: a file that was not opened. */
export function fileSentence(name: string, why: string, words: Words): string {
  return [words.library.brokenTitle(name), why, words.library.brokenAsk]
    .map((part) => part.replace(/\.$/, ''))
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}
