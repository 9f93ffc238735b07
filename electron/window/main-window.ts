import { BrowserWindow, screen } from 'electron';
import { CHANNEL, CLOSE_PATIENCE_MS, type HostEventName, type HostEvents, type JsonValue } from '../messages';
import { APP_ORIGIN } from '../protocol/app-protocol';
import { lockDownContents } from './lock-down';
import { SMALLEST, windowState } from './window-state';

export interface MainWindowOptions {
  readonly preload: string;
  /** State as last stored; anything. */
  readonly stored: JsonValue | undefined;
  readonly keepState: (state: JsonValue) => void;
  readonly closed: () => void;
}

/** The one window of the program: system title bar, sandboxed page, place and size kept. */
export class MainWindow {
  readonly window: BrowserWindow;
  #mayClose = false;
  #patience: NodeJS.Timeout | undefined;

  constructor(options: MainWindowOptions) {
    const { isMaximized, ...bounds } = windowState(
      options.stored,
      screen.getAllDisplays().map((display) => display.workArea),
    );
    this.window = new BrowserWindow({
      ...bounds,
      minWidth: SMALLEST.width,
      minHeight: SMALLEST.height,
      title: 'Muster Roll',
      show: false,
      webPreferences: {
        preload: options.preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        spellcheck: false,
      },
    });
    if (isMaximized) this.window.maximize();
    lockDownContents(this.window.webContents);
    this.window.once('ready-to-show', () => this.window.show());
    this.window.on('close', (event) => {
      options.keepState({ ...this.window.getNormalBounds(), isMaximized: this.window.isMaximized() });
      if (this.#mayClose) return;
      event.preventDefault();
      this.#askToClose();
    });
    this.window.on('closed', () => {
      clearTimeout(this.#patience);
      options.closed();
    });
    // A crashed page takes nothing with it: lists are saved as they are edited.
    this.window.webContents.on('render-process-gone', (_event, details) => {
      if (details.reason !== 'clean-exit' && !this.#mayClose) this.window.webContents.reload();
    });
  }

  load(): Promise<void> {
    return this.window.loadURL(`${APP_ORIGIN}/index.html`);
  }

  send<Name extends HostEventName>(name: Name, payload: HostEvents[Name]): void {
    if (!this.window.isDestroyed()) this.window.webContents.send(CHANNEL + name, payload);
  }

  /** The page has saved what it had. */
  confirmClose(): void {
    this.#mayClose = true;
    clearTimeout(this.#patience);
    if (!this.window.isDestroyed()) this.window.close();
  }

  /** The page asks the user something first. The next attempt to close asks the page again. */
  stayOpen(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (!this.window.isDestroyed()) this.focus();
  }

  focus(): void {
    if (this.window.isMinimized()) this.window.restore();
    this.window.focus();
  }

  #askToClose(): void {
    if (this.#patience !== undefined) return;
    this.#patience = setTimeout(() => this.confirmClose(), CLOSE_PATIENCE_MS);
    this.send('closing', null);
  }
}
