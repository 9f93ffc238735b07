import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { pick } from '../../renderer/host/browser-files';

setFlagsFromString('--expose-gc');
const tidyMemory = runInNewContext('gc') as () => void;

class Field extends EventTarget {
  files: readonly File[] | null = null;
  click(): void {}
}

/** A page that, like a browser, does not hold the fields which it made. */
function aPage(): { fields: WeakRef<Field>[] } {
  const fields: WeakRef<Field>[] = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const field = new Field();
      fields.push(new WeakRef(field));
      return field;
    },
  });
  return { fields };
}

/** What a weak reference led to lives on until the turn ends. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

test('a browser that tidies its memory while somebody looks for a file still gives it to who asked', async () => {
  const { fields } = aPage();
  const picked = pick({ multiple: false });
  await aTurn();
  tidyMemory();
  const field = fields[0]?.deref();
  expect(field).toBeDefined();
  const file = new File(['x'], 'Tide.muster');
  if (field !== undefined) field.files = [file];
  field?.dispatchEvent(new Event('change'));
  expect(await picked).toEqual([file]);
});

test.each(['change', 'cancel'])('after %s the field is let go', async (answer) => {
  const { fields } = aPage();
  const picked = pick({ multiple: false });
  fields[0]?.deref()?.dispatchEvent(new Event(answer));
  await picked;
  await aTurn();
  tidyMemory();
  expect(fields[0]?.deref()).toBeUndefined();
});
