import type { HostProblem, HostProblemKind, HostResult } from '../messages';

/** What was tried: the same refusal of the system means another thing to a user. */
export type FileAct = 'read' | 'write';

/** What Node's error codes mean to a user. */
const KINDS: Readonly<Record<string, HostProblemKind>> = {
  ENOENT: 'not-found',
  ENOTDIR: 'is-no-folder',
  EISDIR: 'is-folder',
  ELOOP: 'link-loop',
  EBUSY: 'in-use',
  ETXTBSY: 'in-use',
  EEXIST: 'already-exists',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  ENAMETOOLONG: 'name-too-long',
};

/** Codes that depend on what was tried. Windows also reports a file in use by others as EPERM. */
const KINDS_BY_ACT: Readonly<Record<FileAct, Readonly<Record<string, HostProblemKind>>>> = {
  read: {
    EACCES: 'not-readable',
    EPERM: 'not-readable',
    EFBIG: 'too-large',
    ERR_FS_FILE_TOO_LARGE: 'too-large',
  },
  write: { EACCES: 'read-only', EPERM: 'read-only', EFBIG: 'too-large-to-write' },
};

export function problem(kind: HostProblemKind, path: string | undefined, detail: string): HostProblem {
  return { kind, path, detail };
}

/** An error of the file system as data. */
export function fileProblem(error: unknown, path: string | undefined, act: FileAct): HostProblem {
  const code = codeOf(error) ?? '';
  const detail = error instanceof Error ? error.message : String(error);
  return problem(KINDS_BY_ACT[act][code] ?? KINDS[code] ?? 'failed', path, detail);
}

export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function done<Value>(value: Value): HostResult<Value> {
  return { kind: 'done', value };
}

export function failed(why: HostProblem): { readonly kind: 'failed'; readonly problem: HostProblem } {
  return { kind: 'failed', problem: why };
}

/** Runs work on a file; what goes wrong comes back as data. */
export async function attempt<Value>(
  act: FileAct,
  path: string | undefined,
  work: () => Promise<HostResult<Value>>,
): Promise<HostResult<Value>> {
  try {
    return await work();
  } catch (error) {
    return failed(fileProblem(error, path, act));
  }
}
