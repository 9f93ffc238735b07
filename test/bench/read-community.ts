/**
 * Community data from bytes to a linked catalogue, in one process after warm-up: bytes to nodes against `JSON.parse` of an
 * equal tree, linking against reading, and our scanner against saxes with the same work.
 *
 * `node read-community.mjs <corpora>` prints medians in milliseconds as JSON, for each folder that holds data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../renderer/engine/catalogue/read-data';
import { readXml } from '../../renderer/engine/source/xml/read-xml';
import { saxesTree } from '../builders/saxes-tree';
import { median } from './statistics';

const TIMES = 11;
const WARM_UP = 4;

const [corpora = ''] = process.argv.slice(2);

interface Measured {
  readonly files: number;
  readonly megabytes: number;
  readonly nodes: number;
  readonly jsonParse: number;
  /** Each round is compared with its own `JSON.parse`, as a busy machine slows both. */
  readonly nodesToJson: number;
  readonly saxes: number;
  readonly read: number;
  readonly link: number;
  readonly linkToRead: number;
}

const clocked = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

function measure(folder: string): Measured | undefined {
  const files = readdirSync(folder)
    .filter((name) => /\.(gst|cat)$/.test(name))
    .map((name) => ({ path: join(folder, name), bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  if (files.length === 0) return undefined;
  const equal = files.map(({ path, bytes }) => JSON.stringify(readXml(bytes, path).root));
  const rounds: Readonly<Record<'nodes' | 'jsonParse' | 'read' | 'link', number>>[] = [];
  for (let index = 0; index < TIMES + WARM_UP; index++) {
    const nodes = clocked(() => files.map(({ path, bytes }) => readXml(bytes, path)));
    const jsonParse = clocked(() => equal.map((text) => JSON.parse(text)));
    let data = readData([]);
    const read = clocked(() => {
      data = readData(files);
    });
    const link = clocked(() =>
      data.systems.map(({ system, books, options }) => linkCatalogues(system, books, options)),
    );
    if (index >= WARM_UP) rounds.push({ nodes, jsonParse, read, link });
  }
  const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes));
  const saxes = [0, 1, 2].map(() => clocked(() => texts.map(saxesTree)));
  const middle = (of: (round: (typeof rounds)[number]) => number): number => median(rounds.map(of));
  return {
    files: files.length,
    megabytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6,
    nodes: middle(({ nodes }) => nodes),
    jsonParse: middle(({ jsonParse }) => jsonParse),
    nodesToJson: middle(({ nodes, jsonParse }) => nodes / jsonParse),
    saxes: median(saxes),
    read: middle(({ read }) => read),
    link: middle(({ link }) => link),
    linkToRead: middle(({ link, read }) => link / read),
  };
}

const report: Record<string, Measured> = {};
for (const { name } of readdirSync(corpora, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const measured = measure(join(corpora, name));
  if (measured) report[name] = measured;
}
process.stdout.write(JSON.stringify(report));
