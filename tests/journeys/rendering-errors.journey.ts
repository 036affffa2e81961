import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** What a page asks of the browser when it is drawn, and what therefore can throw in it. */
type Door = 'title' | 'network';

/**
 * The browser's door throws for the first page with this address that asks at it: once where that is after
 * drawing, every time where it is while drawing, because React then draws a second time before it gives up.
 */
async function breakPages(page: Page, path: string, door: Door): Promise<void> {
  await page.addInitScript(
    ([brokenPath, brokenDoor]) => {
      const [owner, name] =
        brokenDoor === 'title' ? [Document.prototype, 'title'] : [Navigator.prototype, 'onLine'];
      const real = Object.getOwnPropertyDescriptor(owner, name);
      let isBroken = sessionStorage.getItem('test.broken') === null;
      const open = () => {
        if (!isBroken || location.pathname + location.search !== brokenPath) return;
        isBroken = brokenDoor !== 'title';
        sessionStorage.setItem('test.broken', 'once');
        throw new Error('The browser has lost its mind.');
      };
      Object.defineProperty(owner, name, {
        configurable: true,
        get(this: object): unknown {
          if (brokenDoor !== 'title') open();
          return real?.get?.call(this);
        },
        set(this: object, value: unknown) {
          open();
          real?.set?.call(this, value);
        },
      });
    },
    [path, door] as const,
  );
}

const errorHeading = '500 – Unbekannter Fehler';

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
  await expect(page).toHaveTitle('Unbekannter Fehler | Lotse Plattform');
  await expect(page.getByText('The browser has lost its mind.')).toBeHidden();
}

/** A part of the frame that comes later throws as well: drawn anew under the hand, the page takes the press only then. */
async function goHome(page: Page): Promise<void> {
  const wayHome = page.getByRole('link', { name: 'Zurück zur Startseite' });
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    if (await wayHome.isVisible()) await wayHome.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorHeading, { timeout: 5000 });
  }).toPass();
}

const startHeading = 'Sendungen erstellen, verfolgen und abholen lassen';

test('a page for strangers that throws leads to the error page, and home', async ({ page }) => {
  await breakPages(page, '/', 'title');
  await page.goto('/');
  await expectErrorPage(page);
  await goHome(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(startHeading);
});

test('a page between signing in and the application that throws leads to the error page, and home', async ({
  page,
}) => {
  await breakPages(page, '/join', 'title');
  await page.goto('/join?id=inv_nicht_da');
  await expectErrorPage(page);
  await goHome(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(startHeading);
});

for (const [door, what] of [
  ['title', 'page'],
  ['network', 'frame'],
] as const) {
  test(`a ${what} of the application that throws leads to the error page, and home`, async ({ page }) => {
    await signIn(page, people.member);
    await breakPages(page, '/sendungen', door);
    await page.goto('/sendungen');
    await expectErrorPage(page);
    await goHome(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sendungen');
  });

  test(`a ${what} of the backoffice that throws leads to the error page, and home`, async ({ page }) => {
    await signIn(page, people.superAdmin);
    await breakPages(page, '/backoffice', door);
    await page.goto('/backoffice');
    await expectErrorPage(page);
    await goHome(page);
    await expect(page).toHaveURL(/\/backoffice$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersicht');
  });
}

test('where the frame of the error page throws as well, there is a plain one', async ({ page }) => {
  await page.addInitScript(() => {
    const isBroken = sessionStorage.getItem('test.broken') === null;
    sessionStorage.setItem('test.broken', 'once');
    const maker = document as { createElement: (name: string, options?: object) => HTMLElement };
    const real = maker.createElement.bind(document);
    maker.createElement = (name, options) => {
      if (isBroken && name === 'header') throw new Error('The browser has lost its mind.');
      return real(name, options);
    };
  });
  await page.goto('/');
  await expectErrorPage(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await goHome(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(startHeading);
});
