import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ENGINE = join(import.meta.dirname, '../../../renderer/engine');

/** A getter of a class stands two spaces in, one of an object that is written out further. */
const GETTER_OF_OBJECT = /^ {4,}get \w+\(\)/m;

test.each(['evaluation', 'findings'])(
  '%s writes no getters into objects: each would hold its list until the next full collection of garbage',
  (stage) => {
    const files = readdirSync(join(ENGINE, stage), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(5);
    const guilty = files.filter((file) =>
      GETTER_OF_OBJECT.test(readFileSync(join(ENGINE, stage, file), 'utf8')),
    );
    expect(guilty).toEqual([]);
  },
);
