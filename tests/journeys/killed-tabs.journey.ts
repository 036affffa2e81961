import type { CDPSession, Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { devtoolsOf } from '../browser/devtools.ts';
import { killRenderers } from '../browser/kill-renderers.ts';
import { expect, test } from '../fixtures/journey.ts';

/** `pnpm test:long` kills two hundred. */
const KILLS = Number(process.env['LOTSE_KILLED_DRAFTS'] ?? 20);
/** What was typed longer ago than this must be there again. */
const MOST_LOST_MS = 500;
/** Between two keys, as people type. */
const pauses = { least: 30, most: 180 };

/** A key that was pressed, and when its page had taken it in. */
interface Key {
  readonly character: string;
  readonly at: number;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The field „Inhalt der Sendung“ of a tab whose page Playwright has given up since it crashed. */
function fieldOf(devtools: CDPSession) {
  const field = `[...document.querySelectorAll('label')]
    .find((label) => label.textContent.includes('Inhalt der Sendung'))?.control`;
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  return {
    /** Once the form is there, which it is with all that was kept of it. */
    async read(): Promise<string> {
      const value = () => evaluate(`${field}?.value`).catch(() => undefined);
      await expect.poll(value, { timeout: 40_000 }).toEqual(expect.any(String));
      return String(await value());
    },
    /** What is typed next takes the place of what stands there. */
    select: () => evaluate(`${field}.focus(), ${field}.select()`),
    async type(character: string): Promise<Key> {
      await devtools.send('Input.dispatchKeyEvent', { type: 'char', text: character });
      return { character, at: performance.now() };
    },
  };
}

async function isDead(devtools: CDPSession): Promise<boolean> {
  const answer = devtools.send('Runtime.evaluate', { expression: '1' }).then(() => false);
  return Promise.race([answer.catch(() => true), pause(200).then(() => true)]);
}

/** Types into the form until its tab is killed, at some moment, and opens it again. @returns ms of typing that are lost */
async function typeUntilKilled(page: Page, devtools: CDPSession, name: string): Promise<number> {
  const field = fieldOf(devtools);
  await field.read();
  await field.select();
  const keys: Key[] = [];
  for (const character of name) keys.push(await field.type(character));
  const end = performance.now() + between(200, 2000);
  while (performance.now() < end) {
    await pause(between(pauses.least, Math.min(pauses.most, Math.max(1, end - performance.now()))));
    keys.push(await field.type(String.fromCodePoint(97 + Math.floor(Math.random() * 26))));
  }
  // Not always just after a key.
  await pause(between(0, pauses.most));
  const killedAt = await killRenderers(page);
  // Playwright tells of the first crash only.
  await expect.poll(() => isDead(devtools)).toBe(true);
  await devtools.send('Page.navigate', { url: new URL('/sendungen/neu', page.url()).href });

  const restored = await field.read();
  const text = keys.map(({ character }) => character).join('');
  // Where nothing of it was kept yet, what was there before is.
  const kept = text.startsWith(restored) ? restored.length : 0;
  const firstLost = keys[kept];
  return firstLost ? killedAt - firstLost.at : 0;
}

test(`of what is typed no more than ${MOST_LOST_MS} ms are lost with a tab that is killed, ${KILLS} times`, async ({
  page,
}) => {
  test.setTimeout(60_000 + KILLS * 15_000);
  await signIn(page, people.member);
  await page.goto('/sendungen/neu');
  await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toBeVisible();
  const devtools = await devtoolsOf(page);
  const lost: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1)
    lost.push(await typeUntilKilled(page, devtools, `${String.fromCodePoint(65 + (kill % 26))}${kill} `));

  const sorted = lost.toSorted((one, other) => one - other).map(Math.round);
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`${KILLS} tabs killed while typing: ${median} ms lost in the middle, ${most} ms at most`);
  expect(lost).toHaveLength(KILLS);
  expect(most).toBeLessThanOrEqual(MOST_LOST_MS);
});
