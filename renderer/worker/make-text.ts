import { writeMarkdown } from '../engine/exchange/text/write-markdown';
import { writeText } from '../engine/exchange/text/write-text';
import { sheet } from '../engine/sheet/build/sheet';
import type { TextFormat } from './protocol/calls';
import type { ViewContext } from './view/context';

/** The open list as text for people. */
export function makeText({ evaluation, sheet: names }: ViewContext, format: TextFormat): string {
  const document = sheet(evaluation, names);
  return format === 'md' ? writeMarkdown(document) : writeText(document);
}
