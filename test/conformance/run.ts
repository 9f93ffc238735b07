/**
 * Runs a folder of roster specs against the engine: `npm run conformance -- <folder> [--json] [--at-least N]`.
 * Exit 0 when it ran (with `--at-least`: when as many pass), 1 when fewer pass, 2 when there is nothing to run,
 * 64 for wrong usage.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { runSpec } from './run-spec';
import type { Spec } from './spec';

interface Tally {
  total: number;
  passed: number;
}

interface Report {
  total: number;
  passed: number;
  failed: { id: string; why: string }[];
  skipped: { id: string; why: string }[];
  byCategory: Record<string, Tally>;
}

function specFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return specFiles(path);
      return /\.ya?ml$/.test(entry.name) ? [path] : [];
    })
    .sort();
}

function runFolder(folder: string): Report {
  const report: Report = { total: 0, passed: 0, failed: [], skipped: [], byCategory: {} };
  for (const file of specFiles(folder)) {
    const spec = parse(readFileSync(file, 'utf8'), { version: '1.2' }) as Spec;
    const id = `${spec.category}/${spec.id}`;
    const verdict = runSpec(spec, (name) => {
      const side = join(dirname(file), name);
      return existsSync(side) ? readFileSync(side, 'utf8') : undefined;
    });
    report.byCategory[spec.category] ??= { total: 0, passed: 0 };
    const tally = report.byCategory[spec.category] as Tally;
    report.total += 1;
    tally.total += 1;
    if (verdict.kind === 'passed') {
      report.passed += 1;
      tally.passed += 1;
    } else report[verdict.kind].push({ id, why: verdict.why });
  }
  return report;
}

function printMatrix(report: Report): void {
  for (const [category, { total, passed }] of Object.entries(report.byCategory).sort()) {
    const mark = passed === total ? ' ' : '!';
    console.log(`${mark} ${category.padEnd(20)} ${String(passed).padStart(4)} of ${total}`);
  }
  for (const { id, why } of report.failed) console.log(`\nfailed  ${id}\n  ${why.replaceAll('\n', '\n  ')}`);
  for (const { id, why } of report.skipped) console.log(`\nskipped ${id}: ${why}`);
  console.log(`\n${report.passed} of ${report.total} passed`);
}

function main(args: readonly string[]): number {
  const least = args.indexOf('--at-least');
  const needed = least < 0 ? 0 : Number(args[least + 1]);
  const [folder] = args.filter((arg, index) => !arg.startsWith('--') && (least < 0 || index !== least + 1));
  if (!folder || !Number.isFinite(needed)) {
    console.error('usage: npm run conformance -- <folder> [--json] [--at-least N]');
    return 64;
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`${folder}: no such folder`);
    return 2;
  }
  const report = runFolder(folder);
  if (args.includes('--json')) console.log(JSON.stringify(report));
  else printMatrix(report);
  if (report.total === 0) return 2;
  return report.passed < needed ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
