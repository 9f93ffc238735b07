import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FoundBrowser, QUIET_ARGS } from './find-browser';

/** A sheet that is a file brings its styles, fonts and pictures along. */
const SHEET_FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'";

/** A browser that was never started takes a few seconds to its first page; one that hangs is given up. */
const PATIENCE_MS = 60_000;

export type PrintedPdf =
  | { readonly kind: 'done'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly detail: string };

/**
 * Turns a sheet into a PDF with a browser's own `--print-to-pdf`: in an empty profile, without scripts, without
 * the network. Paper and margins are the sheet's (`@page`).
 */
export async function printPdf(html: string, browser: FoundBrowser): Promise<PrintedPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-print-'));
  try {
    const page = join(folder, 'sheet.html');
    const pdf = join(folder, 'sheet.pdf');
    await writeFile(page, withPolicy(html));
    const output = await run(browser.path, [
      ...browser.args,
      ...QUIET_ARGS,
      '--headless',
      '--host-resolver-rules=MAP * ~NOTFOUND',
      `--user-data-dir=${join(folder, 'profile')}`,
      '--no-pdf-header-footer',
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ]);
    const bytes = await readFile(pdf).catch(() => undefined);
    return bytes === undefined
      ? { kind: 'failed', detail: output }
      : { kind: 'done', bytes: new Uint8Array(bytes) };
  } finally {
    // The browser may still write into its profile for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
  }
}

/**
 * The policy stands in the page itself, before anything else of it. (Scripts cannot be switched off as a whole:
 * the browser's own printing is written in them.)
 */
function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${SHEET_FILE_POLICY}">`;
  return /^\s*<!doctype[^>]*>/i.test(html)
    ? html.replace(/^\s*<!doctype[^>]*>/i, (doctype) => doctype + meta)
    : meta + html;
}

/** @returns what the program said on stderr, its end; never rejects */
function run(path: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(path, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-2000);
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) =>
      resolve(code === 0 ? output : `${signal ?? `exit ${code}`}: ${output}`),
    );
  });
}
