import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import type { BrowserWindow } from './browser-window';
import { ProtocolServer } from './protocol-server';

type Invocation = (event: unknown, ...args: unknown[]) => unknown;

export interface StandInOptions {
  readonly context: BrowserContext;
  /** The folder of package.json. */
  readonly root: string;
  readonly documents: string;
  readonly userData: string;
  readonly languages: readonly string[];
  readonly isPackaged: boolean;
}

export interface MenuItem {
  readonly id?: string;
  readonly label?: string;
  readonly enabled?: boolean;
  readonly checked?: boolean;
  readonly click?: () => void;
  readonly submenu?: readonly MenuItem[];
}

class AppStandIn extends EventEmitter {
  readonly isPackaged: boolean;
  /** Set once the program has quit or exited. */
  exitCode: number | undefined;
  readonly ended: Promise<void>;
  #end: () => void = () => undefined;

  constructor(readonly options: StandInOptions) {
    super();
    this.isPackaged = options.isPackaged;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** Switches that the program asked Chromium for. */
  readonly switches = new Map<string, string>();
  readonly commandLine = {
    appendSwitch: (name: string, value = ''): void => void this.switches.set(name, value),
  };

  whenReady(): Promise<void> {
    return Promise.resolve();
  }
  getAppPath(): string {
    return this.options.root;
  }
  getVersion(): string {
    return '0.0.0-test';
  }
  getPreferredSystemLanguages(): readonly string[] {
    return this.options.languages;
  }
  getPath(name: string): string {
    if (name === 'documents') return this.options.documents;
    if (name === 'userData') return this.options.userData;
    throw new Error(`the stand-in for electron knows no path ${name}`);
  }
  /** Kinds of addresses that a program of this machine opens. */
  readonly programs = new Map<string, string>();
  getApplicationNameForProtocol(address: string): string {
    return this.programs.get(new URL(address).protocol) ?? '';
  }
  requestSingleInstanceLock(): boolean {
    return true;
  }

  quit(): void {
    this.emit('before-quit', {});
    for (const window of [...standIn().windows]) window.close();
    if (standIn().windows.length > 0) return;
    let isPrevented = false;
    this.emit('will-quit', {
      preventDefault: () => {
        isPrevented = true;
      },
    });
    if (!isPrevented) this.exit(0);
  }

  exit(code: number): void {
    this.exitCode ??= code;
    this.#end();
  }
}

type RequestListener = (details: { url: string }, answer: (verdict: { cancel?: boolean }) => void) => void;
type PermissionHandler = (
  contents: unknown,
  permission: string,
  answer: (isGranted: boolean) => void,
) => void;

class SessionStandIn {
  #requestListener: RequestListener | undefined;
  #schemes = new Set<string>();
  permissionHandler: PermissionHandler | undefined;

  readonly webRequest = {
    onBeforeRequest: (filter: { urls: readonly string[] }, listener: RequestListener): void => {
      this.#schemes = new Set(filter.urls.map((each) => `${each.split('://')[0]}:`));
      this.#requestListener = listener;
    },
  };
  setPermissionRequestHandler(handler: PermissionHandler): void {
    this.permissionHandler = handler;
  }
  setPermissionCheckHandler(): void {}

  isCancelled(url: string): boolean {
    let isCancelled = false;
    if (this.#schemes.has(new URL(url).protocol)) {
      this.#requestListener?.({ url }, (verdict) => {
        isCancelled = verdict.cancel === true;
      });
    }
    return isCancelled;
  }
}

class IpcStandIn {
  readonly #handlers = new Map<string, Invocation>();
  handle(channel: string, handler: Invocation): void {
    if (this.#handlers.has(channel)) throw new Error(`second handler for ${channel}`);
    this.#handlers.set(channel, handler);
  }
  async invoke(channel: string, event: unknown, args: readonly unknown[]): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (handler === undefined) throw new Error(`no handler for ${channel}`);
    return handler(event, ...args);
  }
}

/** All that one started program has of Electron, and what a test wants to see of it. */
export class StandIn {
  readonly app: AppStandIn;
  readonly session = new SessionStandIn();
  readonly ipc = new IpcStandIn();
  readonly protocol = new ProtocolServer();
  readonly context: BrowserContext;
  readonly windows: BrowserWindow[] = [];
  menu: readonly MenuItem[] = [];
  themeSource = 'system';
  /** Answers to the next dialogs, in order. A dialog without an answer is a failed test. */
  readonly nextDialogs: (string | readonly string[] | 'cancel')[] = [];
  readonly dialogs: { readonly kind: string; readonly options: Readonly<Record<string, unknown>> }[] = [];
  readonly errorBoxes: string[] = [];
  /** Answers of the print dialog; without one it prints. */
  readonly nextPrints: boolean[] = [];
  readonly printed: string[] = [];
  readonly revealed: string[] = [];
  /** Opened by a program of the system. */
  readonly openedPaths: string[] = [];
  readonly addresses: string[] = [];
  readonly consoleErrors: string[] = [];
  readonly violations: string[] = [];
  readonly refusedNavigations: string[] = [];
  readonly cancelledRequests: string[] = [];
  focused = 0;
  shown = 0;

  constructor(options: StandInOptions) {
    this.app = new AppStandIn(options);
    this.context = options.context;
  }

  dialogAnswer(kind: string, args: readonly unknown[]): string | readonly string[] | 'cancel' {
    const options = args.at(-1) as Readonly<Record<string, unknown>>;
    this.dialogs.push({ kind, options });
    const answer = this.nextDialogs.shift();
    if (answer === undefined) throw new Error(`no answer queued for ${kind}`);
    return answer;
  }

  menuItem(id: string): MenuItem | undefined {
    const find = (items: readonly MenuItem[]): MenuItem | undefined => {
      for (const item of items) {
        const found = item.id === id ? item : find(item.submenu ?? []);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    return find(this.menu);
  }
}

/**
 * Held globally and not in this module: each start of the program loads its modules afresh, this one too, while
 * the test that started it keeps the first copy.
 */
const holder = globalThis as { musterStandIn?: StandIn | undefined };

export function standIn(): StandIn {
  if (holder.musterStandIn === undefined) throw new Error('no program is started');
  return holder.musterStandIn;
}

export function setStandIn(next: StandIn | undefined): void {
  holder.musterStandIn = next;
}
