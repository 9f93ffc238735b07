import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface FoundBrowser {
  readonly path: string;
  /** What this browser needs to start here at all. */
  readonly args: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const LINUX = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
];
const MACOS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Brave Browser.app/Contents/MacOS/Brave Browser',
];
const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/** Nothing but the page: no update, no synchronisation, no first-run pages. */
export const QUIET_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
] as const;

/**
 * A browser of the Chromium family: the one that `MUSTER_BROWSER` names, else the system's, else the one of an
 * npm package where that is installed (Linux, for machines that have none).
 */
export async function findBrowser(
  env: Environment,
  platform: NodeJS.Platform,
): Promise<FoundBrowser | undefined> {
  const named = env.MUSTER_BROWSER;
  if (named !== undefined && named !== '')
    return isProgram(named) ? { path: named, args: rootArgs() } : undefined;
  const system = candidates(env, platform).find(isProgram);
  if (system !== undefined) return { path: system, args: rootArgs() };
  return platform === 'linux' ? packagedBrowser() : undefined;
}

/** Where a browser lies on each system, the likeliest first. */
export function candidates(env: Environment, platform: NodeJS.Platform): readonly string[] {
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(
      (each) => each !== undefined,
    );
    return WINDOWS.flatMap((program) => folders.map((folder) => join(folder, program)));
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME === undefined ? [] : [join(env.HOME, 'Applications')])];
    return MACOS.flatMap((program) => folders.map((folder) => join(folder, program)));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((each) => each !== '');
  return LINUX.flatMap((program) => folders.map((folder) => join(folder, program)));
}

/** Chromium's sandbox refuses to work for root on Linux (containers, build machines). */
function rootArgs(): readonly string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function packagedBrowser(): Promise<FoundBrowser | undefined> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return { path: await chromium.executablePath(), args: [...chromium.args] };
  } catch {
    // Not installed: only a checkout has it.
    return undefined;
  }
}
