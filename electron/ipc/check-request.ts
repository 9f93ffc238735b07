import {
  FILE_ENDINGS,
  type HostCallName,
  type HostCalls,
  type JsonValue,
  MAX_FILE_BYTES,
  MAX_FOLDER_FILES,
} from '../messages';

/**
 * What arrives from the window is checked before it is used, as a file would be: a window taken over by a
 * hostile list can send anything.
 */
type Check = (value: unknown) => boolean;
type RequestOf<Name extends HostCallName> = Parameters<HostCalls[Name]>[0];

const MOST_PATH = 4096;
const MOST_NAME = 1000;
const MOST_SETTINGS = 1024 * 1024;
const MOST_DEPTH = 20;

const text =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const flag: Check = (value) => typeof value === 'boolean';
const place: Check = (value) => Number.isSafeInteger(value) && (value as number) > 0;
const nothing: Check = (value) => value === undefined;
const purpose: Check = (value) => typeof value === 'string' && Object.hasOwn(FILE_ENDINGS, value);
const placeKind: Check = (value) => value === 'folder' || value === 'zip';
const content: Check = (value) =>
  text(MAX_FILE_BYTES)(value) || (value instanceof Uint8Array && value.byteLength <= MAX_FILE_BYTES);
const path: Check = (value) => text(MOST_PATH)(value) && value !== '' && !(value as string).includes('\0');
const paths: Check = (value) => Array.isArray(value) && value.length <= MAX_FOLDER_FILES && value.every(path);
const name = text(MOST_NAME);

function fields(wanted: Readonly<Record<string, Check>>, maybe: Readonly<Record<string, Check>> = {}): Check {
  return (value) => {
    if (!isPlainObject(value)) return false;
    const known = new Set([...Object.keys(wanted), ...Object.keys(maybe)]);
    return (
      Object.keys(value).every((key) => known.has(key)) &&
      Object.entries(wanted).every(([key, check]) => check(value[key])) &&
      Object.entries(maybe).every(([key, check]) => value[key] === undefined || check(value[key]))
    );
  };
}

const settings: Check = (value) =>
  isPlainObject(value) && isJson(value, 0) && JSON.stringify(value).length <= MOST_SETTINGS;
const onePath = fields({ path });
const sheet = fields({ html: text(MAX_FILE_BYTES), name });

const CHECKS: Readonly<Record<HostCallName, Check>> = {
  getAppInfo: nothing,
  listLibrary: nothing,
  findLists: fields({ id: text(MOST_NAME) }),
  readList: onePath,
  saveList: fields({ name, text: text(MAX_FILE_BYTES) }, { path, basedOn: text(64), overwrite: flag }),
  listVersions: onePath,
  readVersion: fields({ path, id: text(64) }),
  binList: onePath,
  listBin: nothing,
  restoreFromBin: fields({ id: text(64) }),
  chooseLibraryFolder: nothing,
  chooseFiles: fields({ purpose }),
  openDropped: fields({ paths }),
  chooseFolder: fields({ purpose }),
  readFile: onePath,
  listPlaces: nothing,
  addPlace: fields({ kind: placeKind }),
  addDropped: fields({ kind: placeKind, path }),
  removePlace: fields({ id: text(64) }),
  restorePlace: fields({ id: text(64) }),
  exportFile: fields({ name, content }, { same: fields({ content: text(MAX_FILE_BYTES) }, { path }) }),
  savePdf: sheet,
  printSheet: sheet,
  readSettings: nothing,
  writeSettings: settings,
  revealInFolder: onePath,
  openAtPlace: fields({ path, line: place, column: place }),
  updateMenu: fields({ hasList: flag, canUndo: flag, canRedo: flag }, { isAtRisk: flag }),
  confirmClose: nothing,
  stayOpen: nothing,
};

/** True when the arguments are what the table of messages says. */
export function isRequest<Name extends HostCallName>(
  call: Name,
  args: readonly unknown[],
): args is readonly [RequestOf<Name>] {
  return args.length <= 1 && CHECKS[call](args[0]);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}

function isJson(value: unknown, depth: number): value is JsonValue {
  if (depth > MOST_DEPTH) return false;
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((each) => isJson(each, depth + 1));
  return isPlainObject(value) && Object.values(value).every((each) => isJson(each, depth + 1));
}
