/** The worker's thread: one engine, its messages, and the shipped data of the page it belongs to. */
import { CatalogueStore } from './catalogue-store';
import { compileSystem } from './compile-system';
import { fetchedData } from './data-source';
import { EngineServer } from './engine-server';
import type { EngineRequest, FromWorker } from './protocol/calls';
import { sheetFonts } from './sheet-fonts';

/** The built worker lies in `assets/` beside the page; the data lie in `data/`. */
const page = new URL(import.meta.env.DEV ? '/' : '../', self.location.href);

const server = new EngineServer({
  store: new CatalogueStore(fetchedData(new URL('data/', page)), compileSystem),
  post: (message: FromWorker) => self.postMessage(message),
  newId: () => crypto.randomUUID(),
  later: (work) => setTimeout(work, 0),
  fontCss: () => sheetFonts(self.location.href),
  now: () => new Date(),
});

self.onmessage = (event: MessageEvent<EngineRequest>) => {
  void server.handle(event.data);
};
