import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: Request) => Promise<Response> | Response;

/**
 * Serves a custom protocol over http under a name that browsers take for secure (`*.localhost`): the handler
 * of `protocol.handle` gets the address that Electron would give it, and its headers reach the page as they are.
 */
export class ProtocolServer {
  readonly #handlers = new Map<string, Handler>();
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      const host = (request.headers.host ?? '').split(':')[0] ?? '';
      const [name, scheme] = host.split('.');
      const handler = this.#handlers.get(scheme ?? '');
      if (handler === undefined) {
        response.writeHead(502).end();
        return;
      }
      void Promise.resolve(
        handler(new Request(`${scheme}://${name}${request.url}`, { method: request.method ?? 'GET' })),
      )
        .then(async (answer) => {
          response.writeHead(answer.status, Object.fromEntries(answer.headers));
          response.end(Buffer.from(await answer.arrayBuffer()));
        })
        .catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  handle(scheme: string, handler: Handler): void {
    this.#handlers.set(scheme, handler);
  }

  /** `app://muster/x` as the browser asks for it. */
  toHttp(url: string): string {
    return url.replace(/^([a-z]+):\/\/([a-z]+)/, (whole, scheme: string, name: string) =>
      this.#handlers.has(scheme) ? `http://${name}.${scheme}.localhost:${this.#port}` : whole,
    );
  }

  /** And back, as the main process knows it. */
  toApp(url: string): string {
    return url.replace(
      new RegExp(`^http://([a-z]+)\\.([a-z]+)\\.localhost:${this.#port}`),
      (_, name: string, scheme: string) => `${scheme}://${name}`,
    );
  }
}
