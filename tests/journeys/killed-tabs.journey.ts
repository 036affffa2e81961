import { randomInt } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import fc from 'fast-check';
import { signIn } from '../actions/sign-in.ts';
import { devtoolsOf } from '../browser/devtools.ts';
import { killRenderers } from '../browser/kill-renderers.ts';
import { expect, test } from '../fixtures/journey.ts';

/** `pnpm test:long` kills two hundred. */
const KILLS = Number(process.env['LOTSE_KILLED_DRAFTS'] ?? 20);
/** The moments of the kills follow from it; one that failed is tried again with the number that the failure names. */
const SEED_VARIABLE = 'LOTSE_KILLED_DRAFTS_SEED';
/** What was typed longer ago than this, by the page's own timers, must be there again. */
const MOST_LOST_MS = 500;
/** What stands in the second tab all the while. */
const OF_SECOND = 'Was im zweiten Tab steht';

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

/**
 * When a tab is killed: the numbers of questions after each further key, so that it is not always just after a key or
 * a report.
 */
type Moment = readonly number[];
const moment = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 7 });

/** A tab, also once Playwright has given up its page. */
interface Tab {
  readonly devtools: CDPSession;
  readonly field: ReturnType<typeof fieldOf>;
}

async function tabOf(page: Page): Promise<Tab> {
  const devtools = await devtoolsOf(page);
  return { devtools, field: fieldOf(devtools) };
}

/** Opens the form again once its page is dead: Playwright tells of the first crash only. */
async function reopen({ devtools }: Tab, url: string): Promise<void> {
  await expect.poll(() => isDead(devtools)).toBe(true);
  await devtools.send('Page.navigate', { url });
}

/** Types a name and some keys into the form until all tabs are killed. @returns what was due by then */
async function typeUntilKilled(
  page: Page,
  { devtools, field }: Tab,
  name: string,
  keys: Moment,
): Promise<string> {
  await devtools.send('Page.bringToFront');
  await field.read();
  await field.select();
  for (const character of name) await field.type(character);
  await expect.poll(field.due).toBe(name);
  let due = name;
  for (const [key, questions] of keys.entries()) {
    await field.type(String.fromCodePoint(97 + key));
    for (let question = 0; question < questions; question += 1) due = await field.due();
  }
  await killRenderers(page);
  return due;
}

test(`what was typed more than ${MOST_LOST_MS} ms ago is not lost with tabs that are killed, and none gets another’s, ${KILLS} times`, async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + KILLS * 15_000);
  await signIn(page, people.member);
  const second = await context.newPage();
  for (const tab of [second, page]) {
    await tab.goto('/sendungen/neu');
    await expect(tab.getByRole('textbox', { name: 'Inhalt der Sendung' })).toBeVisible();
  }
  await second.getByRole('textbox', { name: 'Inhalt der Sendung' }).fill(OF_SECOND);
  await expect(second.getByText(/Entwurf gespeichert um/)).toBeVisible();
  const url = page.url();
  const tabs = { first: await tabOf(page), second: await tabOf(second) };

  const seed = Number(process.env[SEED_VARIABLE] ?? randomInt(2 ** 31));
  for (const [kill, keys] of fc.sample(moment, { seed, numRuns: KILLS }).entries()) {
    try {
      const name = `${String.fromCodePoint(65 + (kill % 26))}${kill} `;
      const due = await typeUntilKilled(page, tabs.first, name, keys);
      await reopen(tabs.first, url);
      await reopen(tabs.second, url);
      expect((await tabs.first.field.read()).startsWith(due), `„${due}“ is there again`).toBe(true);
      expect(await tabs.second.field.read()).toBe(OF_SECOND);
    } catch (error) {
      throw new Error(`Kill ${kill + 1} of ${SEED_VARIABLE}=${seed}`, { cause: error });
    }
  }
});
