import { main } from '../../../electron/cli/main';
import type { World } from '../../../electron/cli/world';

export interface CliRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process, with its output kept. */
export async function runCli(args: readonly string[], world: Partial<World> = {}): Promise<CliRun> {
  let out = '';
  let err = '';
  const code = await main(args, {
    env: {},
    ...world,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}
