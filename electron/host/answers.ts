import { stat } from 'node:fs/promises';
import { basename, isAbsolute } from 'node:path';
import { type App, type BrowserWindow, shell } from 'electron';
import { attempt, done, type FileAct, failed, problem } from '../files/file-problem';
import type { Grants } from '../files/grants';
import type { Library } from '../files/library';
import type { Places } from '../files/places';
import { readWholeFile } from '../files/read-whole-file';
import { walkFolder } from '../files/walk-folder';
import type { Answers } from '../ipc/answer-calls';
import {
  type AppInfo,
  type ChosenFiles,
  FILE_ENDINGS,
  type HostProblem,
  type HostResult,
  type MenuState,
  type OpenedFile,
  type Settings,
} from '../messages';
import type { SheetPrinter } from '../print/sheet-printer';
import type { JsonFile } from '../settings/json-file';
import type { Dialogs } from './dialogs';
import { openAtPlace } from './open-at-place';
import { writeChosenFile } from './write-chosen-file';

export interface AnswerParts {
  readonly app: Pick<App, 'getVersion' | 'getPreferredSystemLanguages' | 'getApplicationNameForProtocol'>;
  readonly grants: Grants;
  readonly dialogs: Dialogs;
  readonly places: Places;
  readonly printer: SheetPrinter;
  readonly settings: JsonFile;
  readonly library: () => Library;
  readonly window: () => BrowserWindow | undefined;
  readonly moveLibrary: (folder: string) => Promise<void>;
  readonly settingsChanged: (settings: Settings) => void;
  readonly menuChanged: (state: MenuState) => void;
  readonly confirmClose: () => void;
  readonly stayOpen: () => void;
}

const PLATFORMS: Readonly<Record<string, AppInfo['platform']>> = { win32: 'windows', darwin: 'macos' };

/** What the main process answers to each call of the window. */
export function answers(parts: AnswerParts): Answers {
  const { grants, dialogs, places, printer, settings } = parts;

  async function granted<Value>(
    act: FileAct,
    isAllowed: Promise<boolean>,
    path: string,
    work: () => Promise<HostResult<Value>>,
  ): Promise<HostResult<Value>> {
    if (!(await isAllowed)) return failed(problem('not-allowed', path, 'a path that nobody chose'));
    return attempt(act, path, work);
  }
  const reading = <Value>(path: string, work: () => Promise<HostResult<Value>>) =>
    granted('read', grants.allowsReading(path), path, work);
  const writing = <Value>(path: string, work: () => Promise<HostResult<Value>>) =>
    granted('write', grants.allowsWriting(path), path, work);

  async function openPaths(paths: readonly string[]): Promise<ChosenFiles> {
    const files: OpenedFile[] = [];
    const problems: HostProblem[] = [];
    for (const path of paths) {
      // What another program drops without a file on the disk has a name alone.
      if (!isAbsolute(path)) {
        problems.push(problem('not-found', path, 'no path'));
        continue;
      }
      await grants.grantFile(path);
      const file = await readWholeFile(path);
      if (file.kind === 'done') files.push(file.value);
      else if (file.kind === 'failed') problems.push(file.problem);
    }
    return { files, problems };
  }

  return {
    getAppInfo: () =>
      done({
        name: 'Muster Roll',
        version: parts.app.getVersion(),
        shell: 'desktop',
        platform: PLATFORMS[process.platform] ?? 'linux',
        locale: parts.app.getPreferredSystemLanguages()[0] ?? 'en',
        library: { kind: 'folder', path: parts.library().folder },
        can: { chooseLibraryFolder: true, revealInFolder: true, openFile: true, savePdf: true },
      }),

    listLibrary: () => parts.library().list(),
    findLists: ({ id }) => parts.library().find(id),
    readList: ({ path }) => reading(path, () => parts.library().read(path)),
    saveList: (request) => {
      const save = () => parts.library().save(request);
      return request.path === undefined ? save() : writing(request.path, save);
    },
    listVersions: ({ path }) => reading(path, () => parts.library().listVersions(path)),
    readVersion: ({ path, id }) => reading(path, () => parts.library().readVersion(path, id)),
    binList: ({ path }) => writing(path, () => parts.library().putInBin(path)),
    listBin: () => parts.library().listBin(),
    restoreFromBin: ({ id }) => parts.library().restore(id),

    async chooseLibraryFolder() {
      const folder = await dialogs.folder('library', parts.library().folder);
      if (folder === undefined) return { kind: 'cancelled' };
      return attempt('write', folder, async () => {
        await parts.moveLibrary(folder);
        return done({ path: folder });
      });
    },

    async chooseFiles({ purpose }) {
      const paths = await dialogs.files(purpose);
      return paths === undefined ? { kind: 'cancelled' } : done(await openPaths(paths));
    },
    openDropped: async ({ paths = [] }) => done(await openPaths(paths)),

    async chooseFolder({ purpose }) {
      const folder = await dialogs.folder('any', undefined);
      if (folder === undefined) return { kind: 'cancelled' };
      return attempt('read', folder, async () => {
        await stat(folder);
        await grants.grantReading(folder, FILE_ENDINGS[purpose]);
        const walk = await walkFolder(folder, FILE_ENDINGS[purpose]);
        return done({ path: folder, name: basename(folder), files: walk.files, problems: walk.problems });
      });
    },

    readFile: ({ path }) => reading(path, () => readWholeFile(path)),

    listPlaces: () => places.list(),
    async addPlace({ kind }) {
      const path = kind === 'zip' ? await dialogs.zip() : await dialogs.folder('any', undefined);
      return path === undefined ? { kind: 'cancelled' } : places.add(path);
    },
    addDropped: ({ path }) =>
      path === undefined || path === ''
        ? failed(problem('not-found', undefined, 'no path'))
        : places.add(path),
    removePlace: ({ id }) => places.remove(id),
    restorePlace: ({ id }) => places.restore(id),

    async exportFile({ name, content, same }) {
      const path = await dialogs.saveAs(name);
      if (path === undefined) return { kind: 'cancelled' };
      return writeChosenFile(path, path === same?.path ? same.content : content, grants);
    },

    async savePdf({ html, name }) {
      const path = await dialogs.saveAs(`${name}.pdf`);
      if (path === undefined) return { kind: 'cancelled' };
      return writeChosenFile(path, await printer.pdf(html), grants);
    },
    printSheet: ({ html }) => printer.print(html),

    readSettings: async () => done(await settings.read()),
    writeSettings: (value) =>
      attempt('write', settings.path, async () => {
        await settings.write(value);
        parts.settingsChanged(value);
        return done(null);
      }),

    revealInFolder: ({ path }) =>
      reading(path, async () => {
        await stat(path);
        shell.showItemInFolder(path);
        return done(null);
      }),
    openAtPlace: (place) =>
      reading(place.path, async () => {
        await stat(place.path);
        return done(
          await openAtPlace(place, {
            platform: process.platform,
            programFor: (address) => parts.app.getApplicationNameForProtocol(address),
            openAddress: (address) => shell.openExternal(address),
            openFile: (path) => shell.openPath(path),
            showInFolder: (path) => shell.showItemInFolder(path),
          }),
        );
      }),
    updateMenu: (state) => {
      parts.menuChanged(state);
      return done(null);
    },
    confirmClose: () => {
      parts.confirmClose();
      return done(null);
    },
    stayOpen: () => {
      parts.stayOpen();
      return done(null);
    },
  };
}
