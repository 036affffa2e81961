import type { CDPSession, Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { devtoolsOf } from '../browser/devtools.ts';
import { killRenderers } from '../browser/kill-renderers.ts';
import { expect, test } from '../fixtures/journey.ts';

/** `pnpm test:long` kills two hundred. */
const KILLS = Number(process.env['LOTSE_KILLED_DRAFTS'] ?? 20);
/** What was typed longer ago than this, by the page's own timers, must be there again. */
const MOST_LOST_MS = 500;

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
      await expect.poll(value).toEqual(expect.any(String));
      return String(await value());
    },
    /**
     * What is typed next takes the place of what stands there. A timer that begins with each key says what is due:
     * however slow the page is, one that it began at the same time and that is shorter has run out before.
     */
    select: () =>
      evaluate(`{
        const field = ${field};
        globalThis.lotseDue = '';
        field.addEventListener('input', () => {
          const { value } = field;
          setTimeout(() => (globalThis.lotseDue = value), ${MOST_LOST_MS});
        });
        field.focus();
        field.select();
      }`),
    type: (character: string) => devtools.send('Input.dispatchKeyEvent', { type: 'char', text: character }),
    /** What has to be there again. */
    due: async () => String(await evaluate('lotseDue')),
  };
}

/** Whether its page answers no more; one that is dead never does. */
async function isDead(devtools: CDPSession): Promise<boolean> {
  const answer = devtools.send('Runtime.evaluate', { expression: '1' }).then(() => false);
  const silence = new Promise<boolean>((resolve) => setTimeout(resolve, 200, true));
  return Promise.race([answer.catch(() => true), silence]);
}

/** Types into the form until its tab is killed, and opens it again: what was due must be there. */
async function typeUntilKilled(page: Page, devtools: CDPSession, kill: number): Promise<void> {
  const field = fieldOf(devtools);
  await field.read();
  await field.select();
  const name = `${String.fromCodePoint(65 + (kill % 26))}${kill} `;
  for (const character of name) await field.type(character);
  await expect.poll(field.due).toBe(name);
  // Some keys, and some questions after each, so that the tab is not always killed just after a key or a report.
  let due = name;
  for (let key = 0; key < (kill * 3) % 8; key += 1) {
    await field.type(String.fromCodePoint(97 + key));
    for (let question = 0; question <= (kill * 7) % 30; question += 1) due = await field.due();
  }
  await killRenderers(page);
  // Playwright tells of the first crash only.
  await expect.poll(() => isDead(devtools)).toBe(true);
  await devtools.send('Page.navigate', { url: new URL('/sendungen/neu', page.url()).href });
  expect((await field.read()).startsWith(due), `„${due}“ is there again`).toBe(true);
}

test(`what was typed more than ${MOST_LOST_MS} ms ago is not lost with a tab that is killed, ${KILLS} times`, async ({
  page,
}) => {
  test.setTimeout(60_000 + KILLS * 15_000);
  await signIn(page, people.member);
  await page.goto('/sendungen/neu');
  await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toBeVisible();
  const devtools = await devtoolsOf(page);
  for (let kill = 0; kill < KILLS; kill += 1) await typeUntilKilled(page, devtools, kill);
});
