/** The worker's thread: one engine, its messages, and the shipped data of the page it belongs to. */
import { textVersion } from '../host/text-version';
import { fetchedData } from './data-source';
import { DataStore } from './data-store';
import { postWithCopies } from './early-patches';
import { EngineServer } from './engine-server';
import { type Mailbox, openMailbox } from './mailbox';
import { placeFiles, placeReader } from './place-files';
import type { EngineRequest } from './protocol/calls';
import { sheetFonts } from './sheet-fonts';
import { shippedFiles } from './shipped-files';
import type { HoldsLock, LockOffer, MailboxOffer } from './start-worker';

/** The built worker lies in `assets/` beside the page; the data lie in `data/`. */
const page = new URL(import.meta.env.DEV ? '/' : '../', self.location.href);

let mailbox: Mailbox | undefined;

const shipped = fetchedData(new URL('data/', page));
const readPlace = placeReader(page);
const post = postWithCopies(
  (message) => self.postMessage(message),
  () => mailbox,
);

const server = new EngineServer({
  data: new DataStore({
    shipped: () => shippedFiles(shipped),
    filesOfPlace: (place) => placeFiles(place, readPlace),
    onProgress: (progress) => post({ kind: 'progress', progress }),
  }),
  post,
  newId: () => crypto.randomUUID(),
  later: (work) => setTimeout(work, 0),
  fontCss: () => sheetFonts(self.location.href),
  sha256: textVersion,
  now: () => new Date(),
});

/** Held until the thread ends, however it does. */
function holdForLife(lock: string): void {
  const held = (): Promise<never> => {
    self.postMessage({ kind: 'holds-lock' } satisfies HoldsLock);
    return new Promise(() => {});
  };
  navigator.locks.request(lock, held).catch(() => undefined);
}

self.onmessage = ({ data }: MessageEvent<EngineRequest | MailboxOffer | LockOffer>) => {
  if (data.name === 'mailbox') mailbox = openMailbox(data.memory);
  else if (data.name === 'hold-lock') holdForLife(data.lock);
  else void server.handle(data);
};
