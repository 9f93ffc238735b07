import fs from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeAtomically } from '../files/atomic-write';
import { codeOf } from '../files/file-problem';
import { makeFolder } from '../files/make-folder';
import type { JsonValue, Settings } from '../messages';

/**
 * A small JSON object in a file. A broken file is set aside (`<path>.broken`) and read as empty: settings are
 * never worth a program that does not start.
 */
export class JsonFile {
  #writing: Promise<void> = Promise.resolve();

  constructor(readonly path: string) {}

  async read(): Promise<Settings> {
    await this.#writing.catch(() => undefined);
    let text: string;
    try {
      text = await fs.readFile(this.path, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return {};
      throw error;
    }
    const value = parsed(text);
    if (value !== undefined) return value;
    await fs.rename(this.path, `${this.path}.broken`).catch(() => undefined);
    return {};
  }

  /** Writes one after the other, in the order asked for. */
  write(value: Settings): Promise<void> {
    const next = this.#writing
      .catch(() => undefined)
      .then(async () => {
        await makeFolder(dirname(this.path));
        await writeAtomically(this.path, `${JSON.stringify(value, null, 2)}\n`);
      });
    this.#writing = next;
    return next;
  }

  async settled(): Promise<void> {
    await this.#writing.catch(() => undefined);
  }
}

function parsed(text: string): Settings | undefined {
  try {
    const value = JSON.parse(text) as JsonValue;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Settings)
      : undefined;
  } catch {
    return undefined;
  }
}
