import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { securityHeaders, WINDOW_POLICY } from '../protocol/content-policy';
import { type ResourceFolders, readResource } from '../protocol/resources';

export interface ServerOptions {
  readonly folders: ResourceFolders;
  /** First port to try; 0 = any free one. */
  readonly port: number;
}

export interface RunningServer {
  /** `http://127.0.0.1:5170/` */
  readonly address: string;
  close(): Promise<void>;
}

/** Ports that follow the wanted one are tried before any free one is taken. */
const MORE_PORTS = 10;

/**
 * Serves the built window to a browser on this machine. A page of somebody else must not read lists through
 * it, so a Host header that is not this server's own is refused (a foreign name that resolves to 127.0.0.1),
 * and no answer may be read by another origin.
 */
export async function startBrowserServer(options: ServerOptions): Promise<RunningServer> {
  const server = createServer((request, response) => void answer(options.folders, request, response));
  const port = await listen(server, options.port);
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  folders: ResourceFolders,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number): void => {
    response.writeHead(status, { ...securityHeaders(WINDOW_POLICY), 'Content-Length': 0 }).end();
  };
  const port = request.socket.localPort;
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(request.headers.host ?? '')) return refuse(421);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  // The path as it was sent: a URL object would quietly resolve `..` before it can be refused.
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  const resource = path.startsWith('/') ? await readResource(folders, path) : undefined;
  if (resource === undefined) return refuse(404);
  response.writeHead(200, {
    ...securityHeaders(WINDOW_POLICY),
    'Content-Type': resource.type,
    'Content-Length': resource.bytes.byteLength,
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : resource.bytes);
}

async function listen(server: Server, wanted: number): Promise<number> {
  const ports = wanted === 0 ? [0] : [...Array.from({ length: MORE_PORTS }, (_, index) => wanted + index), 0];
  for (const port of ports) {
    const bound = await tryPort(server, port);
    if (bound !== undefined) return bound;
  }
  throw new Error('no port is free');
}

function tryPort(server: Server, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : undefined);
    });
  });
}
