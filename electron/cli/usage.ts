import type { Language } from '../messages';
import { COMMANDS, type OneCommand, type Topic } from './command-names';
import type { WrongUsage } from './mistake';
import { mistakeSentence } from './mistake-words';
import { harmless } from './say';
import { EN } from './usage-en';
import { FR } from './usage-fr';
import type { UsageWords } from './usage-words';

const WORDS: Readonly<Record<Language, UsageWords>> = { en: EN, fr: FR };

/** Help in one language, about one command or all. */
export function usage(language: Language, topic?: Topic): string {
  const words = WORDS[language];
  if (topic === undefined) return `${words.usage} ${words.overview}`;
  const commands = commandsOf(topic);
  const about = commands.map((each) => words.about[each]).join('\n');
  const exits = commands.map((each) => `${words.exitHead} ${words.exits[each]}\n`);
  return `${linesOf(words, topic)}\n${about}\n${words.common}\n${exits.join('')}`;
}

/** What was wrong and how it is written, in both languages: whoever mistypes a command has not said theirs yet. */
export function wrongUsageText({ topic, mistake }: WrongUsage): string {
  const name = topic === undefined ? 'muster' : `muster ${topic}`;
  const why = [
    harmless(`${name}: ${mistakeSentence(mistake, 'en')}`),
    harmless(`${name}\u00a0: ${mistakeSentence(mistake, 'fr')}`),
  ];
  const help = [EN, FR].map((words) => `${linesOf(words, topic)}${words.more} ${name} --help\n`);
  return `${why.join('\n')}\n\n${help.join('\n')}`;
}

function commandsOf(topic: Topic | undefined): readonly OneCommand[] {
  if (topic === undefined) return COMMANDS;
  return topic === 'data' ? ['data check', 'data new'] : [topic];
}

/** `Usage: muster check …`, one line for each command. */
function linesOf({ usage: head, lines }: UsageWords, topic: Topic | undefined): string {
  return commandsOf(topic)
    .map((each, index) => `${index === 0 ? head : ' '.repeat(head.length)} muster ${each}${lines[each]}\n`)
    .join('');
}
