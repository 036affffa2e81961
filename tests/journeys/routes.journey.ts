import { allPages } from 'app/pages';
import { people } from 'contract/fixtures';
import { addressOf } from '../actions/address-of.ts';
import { changePages } from '../actions/change-pages.ts';
import { signIn } from '../actions/sign-in.ts';
import { devtoolsOf } from '../browser/devtools.ts';
import { heapOf } from '../browser/heap.ts';
import { expect, test } from '../fixtures/journey.ts';

const built = allPages.filter(({ path, code }) => code !== undefined && path !== '*');

test('every page has its title and one heading, and loads nothing that its policy refuses', async ({
  page,
  context,
  colleague,
}) => {
  test.slow();
  // The policy is watched by the fixture. Strangers first, then somebody who may see everything that organisations
  // do, and one who may see what staff do.
  for (const { path } of built.filter(({ access }) => access === 'everybody')) {
    await page.goto(addressOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^\S.* \| Lotse Plattform$/);
  }
  await signIn(page, people.owner);
  await signIn(colleague, people.superAdmin);
  const titles = new Map<string, string>();
  const owners = await context.newPage();
  for (const { path, access, layout } of built) {
    if (access === 'everybody') continue;
    const tab = layout === 'backoffice' ? colleague : owners;
    await tab.goto(addressOf(path));
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(tab).toHaveTitle(/^\S.* \| Lotse Plattform$/);
    await expect(tab).not.toHaveTitle(/^(?:Anmeldung|Unbekannter Fehler|Fehlende Berechtigung) /);
    titles.set(path, await tab.title());
  }
  expect(titles.get('/sendungen')).toBe('Sendungen | Lotse Plattform');
  await owners.goto('/gibt-es-nicht/wirklich');
  await expect(owners).toHaveTitle('Seite nicht gefunden | Lotse Plattform');
});

test('another page has the focus on its heading and begins at its top; Back leads to where one was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await signIn(page, people.member);
  await page.goto('/sendungen');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const position = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 500);
  await expect.poll(position).toBeGreaterThan(300);
  const before = await position();

  // Playwright would scroll to what it clicks.
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().dispatchEvent('click');
  await expect(
    page
      .getByRole('region', { name: 'Empfänger', exact: true })
      .getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }),
  ).toBeFocused();
  await expect(page).toHaveTitle('Sendung erstellen | Lotse Plattform');
  expect(await position()).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeFocused();
  await expect(page).toHaveTitle('Sendungen | Lotse Plattform');
  await expect.poll(position).toBe(before);
});

test('two hundred changes of page leave one socket, and as many listeners and objects as before', async ({
  page,
}) => {
  test.slow();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  // The last that a page loads by itself; it listens too.
  const last = page.waitForResponse(/\/assets\/watch-new-builds-/);
  await signIn(page, people.member);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

  const devtools = await devtoolsOf(page);
  /** Of what outlives every page: the window, the document and its body. */
  const countListeners = async () => {
    const counts: string[] = [];
    for (const expression of ['window', 'document', 'document.body']) {
      const { result } = await devtools.send('Runtime.evaluate', { expression });
      const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId ?? '',
      });
      counts.push(
        listeners
          .map(({ type }) => type)
          .toSorted()
          .join(' '),
      );
    }
    return counts;
  };
  await changePages(page, 20);
  await last;
  const before = await countListeners();
  const { held } = await heapOf(devtools);
  await changePages(page, 180);
  await expect.poll(countListeners).toEqual(before);
  expect((await heapOf(devtools)).held / held).toBeLessThanOrEqual(1.05);
  expect(sockets).toHaveLength(1);
});
