import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { pageScript } from './page-script';
import { refuseUnknown } from './refuse-unknown';
import { standIn } from './stand-in';
import { WATCH_ENGINE } from './watch-engine';

interface WindowOptions {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly show?: boolean;
  readonly webPreferences?: Readonly<Record<string, unknown>>;
}

class Preventable {
  isPrevented = false;
  constructor(readonly url: string) {}
  preventDefault(): void {
    this.isPrevented = true;
  }
}

class WebContents extends EventEmitter {
  #openHandler: ((details: { url: string }) => { action: string }) | undefined;
  /** Addresses that the main process itself loads. */
  readonly expected = new Set<string>();

  constructor(readonly page: Promise<Page>) {
    super();
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.#openHandler = handler;
  }

  mayOpen(url: string): boolean {
    return this.#openHandler?.({ url }).action !== 'deny';
  }

  /** @returns whether the page may go there */
  mayNavigate(url: string, isMain: boolean): boolean {
    const appUrl = standIn().protocol.toApp(url);
    const event = new Preventable(appUrl);
    if (isMain) this.emit('will-navigate', event, appUrl);
    this.emit('will-frame-navigate', event);
    return !event.isPrevented;
  }

  send(channel: string, payload: unknown): void {
    void this.page
      .then((page) =>
        page.evaluate(
          ([name, value]) =>
            (window as unknown as { __emit: (n: unknown, v: unknown) => void }).__emit(name, value),
          [channel, payload] as const,
        ),
      )
      .catch(() => undefined);
  }

  async printToPDF(options: {
    preferCSSPageSize?: boolean;
    printBackground?: boolean;
    generateTaggedPDF?: boolean;
  }) {
    const page = await this.page;
    return page.pdf({
      preferCSSPageSize: options.preferCSSPageSize ?? false,
      printBackground: options.printBackground ?? false,
      tagged: options.generateTaggedPDF ?? false,
    });
  }

  print(_options: unknown, callback: (isSent: boolean, why: string) => void): void {
    const answer = standIn().nextPrints.shift();
    void this.page.then(async (page) => {
      standIn().printed.push((await page.locator('body').textContent()) ?? '');
      callback(answer ?? true, answer === false ? 'Print job canceled' : '');
    });
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return (await this.page).evaluate(code);
  }

  reload(): void {
    void this.page.then((page) => page.reload());
  }
}

/** A window is a page of the system's Chromium. */
export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents;
  readonly contents: WebContents;
  #isDestroyed = false;
  #isMaximized = false;
  readonly #bounds: { x: number; y: number; width: number; height: number };

  constructor(readonly options: WindowOptions = {}) {
    super();
    this.#bounds = {
      x: options.x ?? 40,
      y: options.y ?? 40,
      width: options.width ?? 800,
      height: options.height ?? 600,
    };
    this.contents = new WebContents(this.#open());
    this.webContents = refuseUnknown('webContents', this.contents);
    standIn().windows.push(this);
    // biome-ignore lint/correctness/noConstructorReturn: the window itself must refuse what it lacks
    return refuseUnknown('BrowserWindow', this);
  }

  async #open(): Promise<Page> {
    const { context, protocol, session } = standIn();
    const page = await context.newPage();
    await page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height });
    page.on('console', (message) => {
      if (message.type() === 'error') standIn().consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => standIn().consoleErrors.push(String(error)));
    page.on('popup', (popup) => {
      if (!this.contents.mayOpen(popup.url())) void popup.close();
    });
    await page.exposeBinding('__violation', (_source, text: string) => void standIn().violations.push(text));
    await page.exposeBinding('__open', (_source, url: string) => void this.contents.mayOpen(url));
    await page.exposeBinding('__invoke', (source, channel: string, args: unknown[]) => {
      const parent = source.frame.parentFrame();
      const senderFrame = { url: protocol.toApp(source.frame.url()), parent: parent === null ? null : {} };
      return standIn().ipc.invoke(channel, { senderFrame, sender: this.webContents }, args);
    });
    await page.route('**/*', async (route) => {
      const request = route.request();
      const url = request.url();
      const isMain = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (session.isCancelled(protocol.toApp(url))) {
        standIn().cancelledRequests.push(url);
        // 204 keeps the page where it is; an aborted navigation would show an error page.
        return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort();
      }
      if (
        request.isNavigationRequest() &&
        !this.contents.expected.has(url) &&
        !this.contents.mayNavigate(url, isMain)
      ) {
        standIn().refusedNavigations.push(url);
        return route.fulfill({ status: 204 });
      }
      return route.continue();
    });
    const preload = this.options.webPreferences?.preload;
    const text = typeof preload === 'string' ? readFileSync(preload, 'utf8') : undefined;
    await page.addInitScript(WATCH_ENGINE);
    await page.addInitScript(pageScript(text, new URL(protocol.toHttp('app://muster/')).origin));
    return page;
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.contents.page;
    const http = standIn().protocol.toHttp(url);
    this.contents.expected.add(http);
    await page.goto(http, { waitUntil: 'load' });
    this.emit('ready-to-show');
    this.contents.emit('did-finish-load');
  }

  close(): void {
    const event = new Preventable('');
    this.emit('close', event);
    if (!event.isPrevented) this.destroy();
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    const { windows, app } = standIn();
    windows.splice(
      windows.findIndex((each) => each.contents === this.contents),
      1,
    );
    void this.contents.page.then((page) => page.close());
    this.emit('closed');
    if (windows.length === 0) app.emit('window-all-closed');
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  getNormalBounds() {
    return this.#bounds;
  }
  maximize(): void {
    this.#isMaximized = true;
  }
  isMaximized(): boolean {
    return this.#isMaximized;
  }
  isMinimized(): boolean {
    return false;
  }
  restore(): void {}
  focus(): void {
    standIn().focused += 1;
  }
  show(): void {
    standIn().shown += 1;
  }
}
