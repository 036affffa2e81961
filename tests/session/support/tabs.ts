import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Control } from '../../platform/control.ts';

const STEP_MS = 100;
const SOON = { intervals: [50] };

/** Opens the list of shipments in a further tab of a browser that is signed in. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/sendungen');
  await expectShipments(page);
  return page;
}

/** The list stands there, so the session works. */
export async function expectShipments(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
}

/** The one tab has all that it asks for by itself: its list, its socket, and the person's name. */
export async function expectQuiet(page: Page, control: Control): Promise<void> {
  await expectShipments(page);
  await expect.poll(() => control.openSockets(), SOON).toBe(1);
  await expect.poll(() => control.countCalls('GET /shipments 200'), SOON).toBe(1);
  await expect.poll(() => control.countCalls('GET /oauth2/v2/user_profile 200'), SOON).toBe(1);
  // The platform's word can be faster than the browser's about the same call. An answer of the page
  // comes after all that it has told before.
  await page.evaluate(() => undefined);
}

/**
 * Lets time pass on a page's clock, which has to be installed, in steps that leave what the page asks
 * by the way the time to be answered.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP_MS) await page.clock.runFor(STEP_MS);
}

/** Shifts a page's `Date` by so many milliseconds, now and after reloads; timers stay as they are. */
export async function shiftClock(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript(shiftDate, milliseconds);
  await page.evaluate(shiftDate, milliseconds);
}

/** Shifts the `Date` of several pages, until they are loaded again. */
export async function shiftClocks(pages: readonly Page[], milliseconds: number): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(shiftDate, milliseconds)));
}

function shiftDate(milliseconds: number): void {
  const clock = globalThis as unknown as { lotseDate?: DateConstructor; Date: DateConstructor };
  clock.lotseDate ??= Date;
  const Original = clock.lotseDate;
  clock.Date = class extends Original {
    constructor(given?: number) {
      super(given ?? Original.now() + milliseconds);
    }
    static override now(): number {
      return Original.now() + milliseconds;
    }
  } as DateConstructor;
}

/** Signs out by the menu of the bar. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profil von/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
}
