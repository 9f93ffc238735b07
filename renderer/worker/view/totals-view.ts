import type { Severity } from '../../engine/findings/finding';
import { isLegal } from '../../engine/findings/findings';
import type { TotalsView } from '../protocol/totals-view';
import type { ViewContext } from './context';

export function totalsView(context: ViewContext): TotalsView {
  const { findings, evaluation, sheet, limit } = context;
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const type = sheet.points === undefined ? undefined : context.catalogue.costTypes.get(sheet.points);
  return {
    verdict: isLegal(findings) ? 'legal' : 'illegal',
    errors: count('error'),
    warnings: count('warning'),
    advice: count('advice'),
    lost: count('lost'),
    spent: context.points(evaluation.costs),
    limit,
    typeId: type?.id,
    costName: type === undefined ? '' : context.name({ name: type.name ?? '', names: type.names }),
    leastSpent: undefined,
  };
}
