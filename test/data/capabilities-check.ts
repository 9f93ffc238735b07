/**
 * Tells of each book which share of the capabilities that it shows has an entry with a summary, and what has none.
 * Started by build/scripts/capabilities.mjs with folders of games.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CapabilitiesFile } from '../../schemas/generated/types';
import { explainedIds, percent, type Share, shareOf, sumOf, unexplained } from './capability-shares';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const line = (name: string, share: Share): string =>
  `  ${name.padEnd(28)} ${String(share.explained).padStart(5)} / ${String(share.uses).padStart(5)}  ${percent(share).toFixed(1).padStart(5)} %`;

function tell(folder: string): boolean {
  const path = join(folder, 'capabilities.json');
  if (!existsSync(path)) {
    console.error(`${folder}: no capabilities.json · pas de capabilities.json`);
    return false;
  }
  const capabilities = readJson(path) as CapabilitiesFile;
  const books = join(folder, 'books');
  const paths = [
    join(folder, 'system.json'),
    ...(existsSync(books) ? readdirSync(books).sort() : []).map((name) => join(books, name)),
  ].filter((each) => each.endsWith('.json') && existsSync(each));
  const files = paths.map((each) => ({ name: basename(each, '.json'), json: readJson(each) }));
  const explained = explainedIds(capabilities);
  const shares = files.map(({ name, json }) => ({ name, share: shareOf(json, explained) }));
  console.log(capabilities.system);
  for (const { name, share } of shares) if (share.uses > 0) console.log(line(name, share));
  console.log(line('=', sumOf(shares.map(({ share }) => share))));
  const missing = unexplained(
    files.map(({ json }) => json),
    capabilities,
  );
  if (missing.length > 0) {
    console.log(`  - ${missing.map(({ name, uses }) => (uses > 1 ? `${name} (${uses})` : name)).join(', ')}`);
  }
  return true;
}

const told = process.argv.slice(2).map(tell);
process.exitCode = told.every(Boolean) ? 0 : 1;
