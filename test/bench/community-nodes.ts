/**
 * Community data from bytes to nodes, against `JSON.parse` of an equal tree, in one process after warm-up.
 *
 * `node community-nodes.mjs <corpora>` prints medians in milliseconds as JSON, for each folder that holds data.
 */
import { readXml } from '../../renderer/engine/source/xml/read-xml';
import { compareWorks } from './compare-works';
import { dataSets } from './data-sets';

const [corpora = ''] = process.argv.slice(2);
const compared = compareWorks(dataSets(corpora), ({ files }) => {
  const equal = files.map(({ path, bytes }) => JSON.stringify(readXml(bytes, path).root));
  return {
    ours: () => files.map(({ path, bytes }) => readXml(bytes, path)),
    other: () => equal.map((text) => JSON.parse(text)),
  };
});
process.stdout.write(JSON.stringify(compared));
