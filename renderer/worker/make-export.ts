import { writeList } from '../engine/exchange/list/write-list';
import { writeRos, writeRosz } from '../engine/exchange/ros/write-ros';
import { writeMarkdown } from '../engine/exchange/text/write-markdown';
import { writeText } from '../engine/exchange/text/write-text';
import type { Roster } from '../engine/roster/document';
import { sheet } from '../engine/sheet/build/sheet';
import type { ExportFormat, FileFormat } from './protocol/calls';
import type { ViewContext } from './view/context';

/** The open list for others: as text for people, or as a file of other list builders. */
export function makeExport(context: ViewContext, format: ExportFormat): string | Uint8Array {
  const { evaluation, sheet: names } = context;
  switch (format) {
    case 'ros':
      return writeRos(evaluation.roster, context);
    case 'rosz':
      return writeRosz(evaluation.roster, context);
    case 'md':
      return writeMarkdown(sheet(evaluation, names));
    case 'txt':
      return writeText(sheet(evaluation, names));
  }
}

/** A list whose data are not there. */
export function exportKnown(roster: Roster, format: FileFormat): string | Uint8Array {
  return format === 'muster' ? writeList(roster) : writeRosz(roster);
}
