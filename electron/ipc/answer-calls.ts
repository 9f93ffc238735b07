import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { failed, problem } from '../files/file-problem';
import { CHANNEL, HOST_CALLS, type HostCallName, type HostCalls, type HostResult } from '../messages';
import { isAppUrl } from '../protocol/app-protocol';
import { isRequest } from './check-request';

/** The main process's side of the table. */
export type Answers = {
  readonly [Name in HostCallName]: (
    ...request: Parameters<HostCalls[Name]>
  ) => Promise<ReturnType<HostCalls[Name]>> | ReturnType<HostCalls[Name]>;
};

/**
 * Answers every call of the table, and only those: from the top frame of a page of the program itself, with
 * arguments as the table has them. A fault in an answer is logged and comes back as `failed`.
 */
export function answerCalls(
  ipcMain: IpcMain,
  answers: Answers,
  log: (message: string, error: unknown) => void,
): void {
  for (const name of HOST_CALLS) {
    ipcMain.handle(CHANNEL + name, async (event, ...args: unknown[]): Promise<HostResult<unknown>> => {
      if (!isTrusted(event)) return failed(problem('not-allowed', undefined, 'unknown sender'));
      if (!isRequest(name, args)) return failed(problem('bad-request', undefined, name));
      try {
        const answer = answers[name] as (...request: readonly unknown[]) => Promise<HostResult<unknown>>;
        return await answer(...args);
      } catch (error) {
        log(name, error);
        return failed(problem('failed', undefined, error instanceof Error ? error.message : String(error)));
      }
    });
  }
}

function isTrusted(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && isAppUrl(frame.url);
}
