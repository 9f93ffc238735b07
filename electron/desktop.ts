import { join } from 'node:path';
import { app, ipcMain, Menu, nativeTheme, protocol, session } from 'electron';
import { Grants } from './files/grants';
import { Library } from './files/library';
import { watchLibrary } from './files/library-watch';
import { Places } from './files/places';
import { readWholeFile } from './files/read-whole-file';
import { answers } from './host/answers';
import { Dialogs } from './host/dialogs';
import { answerCalls } from './ipc/answer-calls';
import { menuTemplate } from './menu/menu-template';
import type { HostEventName, HostEvents, JsonValue, Language, MenuState, Settings } from './messages';
import { SheetPrinter } from './print/sheet-printer';
import { APP_SCHEME, answerAppRequest } from './protocol/app-protocol';
import type { ResourceFolders } from './protocol/resources';
import { JsonFile } from './settings/json-file';
import { lockDownSession } from './window/lock-down';
import { MainWindow } from './window/main-window';

export interface DesktopOptions {
  readonly folders: ResourceFolders;
  readonly preload: string;
  readonly log: (message: string, error: unknown) => void;
  /** The window does not close after all, so the program does not quit. */
  readonly stays: () => void;
}

type Theme = 'system' | 'light' | 'dark';

/** The running desktop program: what it holds, and how its parts are wired. One per process. */
export class Desktop {
  readonly #options: DesktopOptions;
  readonly #grants = new Grants();
  readonly #printer = new SheetPrinter();
  readonly #settings = new JsonFile(join(app.getPath('userData'), 'settings.json'));
  /** What the shell itself keeps; the window cannot write it, so it cannot move the library on its own. */
  readonly #shellState = new JsonFile(join(app.getPath('userData'), 'shell.json'));
  readonly #places = new Places({
    grants: this.#grants,
    keep: (places) => this.#keep({ places }),
    changed: () => this.#send('places-changed', null),
  });
  #shell: Settings = {};
  #library: Library;
  #stopWatching: () => void = () => undefined;
  #main: MainWindow | undefined;
  #language: Language = 'en';
  #theme: Theme = 'system';
  #menuState: MenuState = { hasList: false, canUndo: false, canRedo: false };

  constructor(options: DesktopOptions) {
    this.#options = options;
    this.#library = this.#libraryIn(this.#defaultLibrary());
  }

  /** After the program is ready; opens the first window. */
  async start(files: readonly string[]): Promise<void> {
    this.#shell = await this.#shellState.read();
    const chosen = this.#shell.libraryFolder;
    await this.#openLibrary(typeof chosen === 'string' ? chosen : this.#defaultLibrary());
    await this.#places.open(this.#shell.places);
    lockDownSession(session.defaultSession);
    protocol.handle(
      APP_SCHEME,
      answerAppRequest(this.#options.folders, this.#printer.waiting, (id, name) =>
        this.#places.fileOf(id, name),
      ),
    );
    this.#language = languageOf(app.getPreferredSystemLanguages()[0]);
    this.#take(await this.#settings.read());
    answerCalls(ipcMain, this.#answers(), this.#options.log);
    await this.openWindow();
    for (const file of files) await this.openFile(file);
  }

  async openWindow(): Promise<void> {
    if (this.#main !== undefined) return this.#main.focus();
    this.#main = new MainWindow({
      preload: this.#options.preload,
      stored: this.#shell.window,
      keepState: (window) => void this.#keep({ window }),
      closed: () => {
        this.#main = undefined;
      },
    });
    await this.#main.load();
  }

  /** A file that the system asks to open. */
  async openFile(path: string): Promise<void> {
    await this.openWindow();
    await this.#grants.grantFile(path);
    this.#send('open-file', await readWholeFile(path));
  }

  /** Resolves when everything asked for is on the disk. */
  async settled(): Promise<void> {
    this.#stopWatching();
    this.#places.close();
    await Promise.all([this.#library.settled(), this.#settings.settled(), this.#shellState.settled()]);
  }

  #answers(): ReturnType<typeof answers> {
    const window = () => this.#main?.window;
    const dialogs = new Dialogs({
      window,
      language: () => this.#language,
      documents: app.getPath('documents'),
    });
    return answers({
      app,
      grants: this.#grants,
      dialogs,
      places: this.#places,
      printer: this.#printer,
      settings: this.#settings,
      library: () => this.#library,
      window,
      moveLibrary: async (folder) => {
        await this.#openLibrary(folder);
        await this.#keep({ libraryFolder: folder });
        this.#send('library-changed', null);
      },
      settingsChanged: (settings) => this.#take(settings),
      menuChanged: (state) => {
        this.#menuState = state;
        this.#showMenu();
      },
      confirmClose: () => this.#main?.confirmClose(),
      stayOpen: () => {
        this.#main?.stayOpen();
        this.#options.stays();
      },
    });
  }

  #defaultLibrary(): string {
    return join(app.getPath('documents'), 'Muster Roll');
  }

  #libraryIn(folder: string): Library {
    return new Library({ folder, outsideVersions: join(app.getPath('userData'), 'versions') });
  }

  /** Lists stay where they are: another folder becomes the library. */
  async #openLibrary(folder: string): Promise<void> {
    const library = this.#libraryIn(folder);
    // A folder on a drive that is not there today must not keep the program from starting.
    await library.open().catch((error: unknown) => this.#options.log('library', error));
    await this.#library.settled();
    await this.#grants.revokeLibrary(this.#library.folder);
    await this.#grants.grantLibrary(folder);
    this.#stopWatching();
    this.#stopWatching = watchLibrary(folder, () => this.#send('library-changed', null));
    this.#library = library;
  }

  #take(settings: Settings): void {
    if (settings.language === 'en' || settings.language === 'fr') this.#language = settings.language;
    const { theme } = settings;
    if (theme === 'system' || theme === 'light' || theme === 'dark') this.#theme = theme;
    nativeTheme.themeSource = this.#theme;
    this.#showMenu();
  }

  #showMenu(): void {
    const template = menuTemplate({
      language: this.#language,
      theme: this.#theme,
      state: this.#menuState,
      isMac: process.platform === 'darwin',
      send: (command) => this.#send('menu-command', command),
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }

  #send<Name extends HostEventName>(name: Name, payload: HostEvents[Name]): void {
    this.#main?.send(name, payload);
  }

  async #keep(part: Readonly<Record<string, JsonValue>>): Promise<void> {
    this.#shell = { ...this.#shell, ...part };
    await this.#shellState
      .write(this.#shell)
      .catch((error: unknown) => this.#options.log('shell state', error));
  }
}

function languageOf(tag: string | undefined): Language {
  return tag?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en';
}
