/**
 * Linking all catalogues of a game and looking up every link in them, against reading them from their bytes, in one process
 * after warm-up.
 *
 * `node community-links.mjs <corpora>` prints medians in milliseconds as JSON, for each folder that holds data.
 */
import { linkCatalogues } from '../../renderer/engine/catalogue/link-catalogues';
import { readData } from '../../renderer/engine/catalogue/read-data';
import { compareWorks } from './compare-works';
import { dataSets } from './data-sets';

const [corpora = ''] = process.argv.slice(2);
const compared = compareWorks(dataSets(corpora), ({ files }) => {
  let data = readData([]);
  return {
    ours: () =>
      // problems are found by looking up every link
      data.systems.map(({ system, books, options }) => linkCatalogues(system, books, options).problems),
    other: () => {
      data = readData(files);
    },
  };
});
process.stdout.write(JSON.stringify(compared));
