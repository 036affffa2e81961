import { standardLayout } from 'contract';
import { expect, test } from 'vitest';
import { createPrintSettings } from './print-settings.ts';

const onA4 = { format: 'a4', position: 3, copies: 2 } as const;

/** A browser that keeps one entry. */
function storageWith(kept: string | null = null) {
  let entry = kept;
  return {
    entry: () => entry,
    storage: {
      read: () => entry,
      write: (_: string, value: string) => {
        entry = value;
        return true;
      },
      remove: () => {
        entry = null;
      },
    },
  };
}

test('what is to be remembered is kept with every change, else it holds while the page is open', () => {
  const browser = storageWith();
  const settings = createPrintSettings(browser.storage);
  expect(settings.get()).toEqual({ layout: standardLayout, isRemembered: false });
  settings.change(onA4);
  expect(settings.get().layout).toEqual(onA4);
  expect(browser.entry()).toBeNull();
  settings.remember(true);
  settings.change({ ...onA4, position: 4 });
  expect(createPrintSettings(browser.storage).get()).toEqual({
    layout: { ...onA4, position: 4 },
    isRemembered: true,
  });
  settings.remember(false);
  expect(browser.entry()).toBeNull();
  expect(settings.get().layout.position).toBe(4);
});

test.each([
  'kein JSON',
  '{}',
  JSON.stringify({ ...onA4, format: 'a5' }),
  JSON.stringify({ ...onA4, position: 5 }),
  JSON.stringify({ ...onA4, copies: 1000 }),
])('what no version of this page has kept counts for nothing: %s', (kept) => {
  expect(createPrintSettings(storageWith(kept).storage).get().layout).toEqual(standardLayout);
});

test('a change is told to whoever listens, until they do no more', () => {
  const settings = createPrintSettings(storageWith().storage);
  let told = 0;
  const stop = settings.subscribe(() => (told += 1));
  settings.change(onA4);
  stop();
  settings.change(standardLayout);
  expect(told).toBe(1);
});

test('what the organisation prints on holds until somebody chooses here', () => {
  const settings = createPrintSettings(storageWith().storage);
  settings.beginWith('a4');
  expect(settings.get()).toEqual({ layout: { ...standardLayout, format: 'a4' }, isRemembered: false });
  settings.change(standardLayout);
  settings.beginWith('a4');
  expect(settings.get().layout).toEqual(standardLayout);
  const remembered = createPrintSettings(storageWith(JSON.stringify(standardLayout)).storage);
  remembered.beginWith('a4');
  expect(remembered.get().layout).toEqual(standardLayout);
});
