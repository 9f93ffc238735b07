/** The worker's thread: one engine, its messages, and the shipped data of the page it belongs to. */
import { textVersion } from '../host/text-version';
import { CatalogueStore } from './catalogue-store';
import { compileSystem } from './compile-system';
import { fetchedData } from './data-source';
import { postWithCopies } from './early-patches';
import { EngineServer } from './engine-server';
import { type Mailbox, openMailbox } from './mailbox';
import type { EngineRequest } from './protocol/calls';
import { sheetFonts } from './sheet-fonts';
import type { MailboxOffer } from './start-worker';

/** The built worker lies in `assets/` beside the page; the data lie in `data/`. */
const page = new URL(import.meta.env.DEV ? '/' : '../', self.location.href);

let mailbox: Mailbox | undefined;

const server = new EngineServer({
  store: new CatalogueStore(fetchedData(new URL('data/', page)), compileSystem),
  post: postWithCopies(
    (message) => self.postMessage(message),
    () => mailbox,
  ),
  newId: () => crypto.randomUUID(),
  later: (work) => setTimeout(work, 0),
  fontCss: () => sheetFonts(self.location.href),
  sha256: textVersion,
  now: () => new Date(),
});

self.onmessage = ({ data }: MessageEvent<EngineRequest | MailboxOffer>) => {
  if (data.name === 'mailbox') mailbox = openMailbox(data.memory);
  else void server.handle(data);
};
