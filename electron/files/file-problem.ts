import type { HostProblem, HostProblemKind, HostResult } from '../messages';

/** What Node's error codes mean to a user. Windows reports a file in use by others as EBUSY or EPERM. */
const KINDS: Readonly<Record<string, HostProblemKind>> = {
  ENOENT: 'not-found',
  ENOTDIR: 'not-found',
  EEXIST: 'already-exists',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENAMETOOLONG: 'name-too-long',
  EFBIG: 'too-large',
  ERR_FS_FILE_TOO_LARGE: 'too-large',
};

export function problem(kind: HostProblemKind, path: string | undefined, detail: string): HostProblem {
  return { kind, path, detail };
}

/** An error of the file system as data. */
export function fileProblem(error: unknown, path: string | undefined): HostProblem {
  const code = codeOf(error);
  const detail = error instanceof Error ? error.message : String(error);
  return problem((code !== undefined && KINDS[code]) || 'failed', path, detail);
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
  path: string | undefined,
  work: () => Promise<HostResult<Value>>,
): Promise<HostResult<Value>> {
  try {
    return await work();
  } catch (error) {
    return failed(fileProblem(error, path));
  }
}
