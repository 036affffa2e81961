import { createRequire } from 'node:module';
import { expect, laptop, test, type Book } from './book.ts';

/** What people of the product have before them most of the time, as Storybook's ids. */
const mostUsed = [
  'screens-start-start--ready',
  'screens-shell-appshell--ready',
  'screens-shipments-newshipment--empty',
  'screens-shipments-newshipment--ready',
  'patterns-ratelist--answered',
  'screens-shipments-shipmentcreated--ready',
  'patterns-labeldialog--ready',
  'screens-shipments-shipments--ready',
  'screens-shipments-shipmentpanel--ready',
  'screens-errors-errorpage--failed',
];

for (const id of mostUsed)
  test(`${id} reads as before`, async ({ book }) => {
    await book.reopen(id, laptop);
    const phrases = await readAloud(book);
    expect(`${phrases.join('\n')}\n`).toMatchSnapshot(`${id}.txt`);
  });

const require = createRequire(import.meta.url);
const reader = require.resolve('@guidepup/virtual-screen-reader/browser.js');
const readerPath = '/virtual-screen-reader.js';

/** What a screen reader says from the first to the last line of the page. */
async function readAloud({ page }: Book): Promise<string[]> {
  await page.route(`**${readerPath}`, (route) => route.fulfill({ path: reader }));
  return page.evaluate(async (path) => {
    interface Reader {
      start: (options: { container: Node }) => Promise<void>;
      stop: () => Promise<void>;
      next: () => Promise<void>;
      lastSpokenPhrase: () => Promise<string>;
      spokenPhraseLog: () => Promise<string[]>;
    }
    const { virtual } = (await import(path)) as { virtual: Reader };
    // What a story before this one has announced is none of its words.
    document.querySelector('[data-live-announcer]')?.toggleAttribute('hidden', true);
    await virtual.start({ container: document.body });
    for (let turn = 0; turn < 800; turn++) {
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
      await virtual.next();
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, readerPath);
}
