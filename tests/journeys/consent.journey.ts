import type { BrowserContext, Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { watchShifts } from '../fixtures/first-view.ts';
import { expect, test as base } from '../fixtures/journey.ts';
import { type ReportRecorder, startReportRecorder } from '../fixtures/report-recorder.ts';

/** With a platform in production, which reports to a project of ours. */
const test = base.extend<object, { project: ReportRecorder }>({
  project: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, provide) => {
      const project = await startReportRecorder();
      await provide(project);
      await project.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ project }, provide) =>
      provide({
        LOTSE_CARRIER_LATENCY: '0.2',
        LOTSE_ENVIRONMENT: 'production',
        LOTSE_SENTRY_DSN: project.dsn,
      }),
    { scope: 'worker' },
  ],
});

test.use({ ownErrors: /^uncaught error: \w+ gemeldet/ });

const given = 'sessionconsentsession-recording';
const token = ['eyJhbGciOiJSUzI1NiJ9', 'eyJzdWIiOiJ4In0', 'c2lnbmF0dXJl'].join('.');

const barOf = (page: Page) => page.getByRole('region', { name: 'Cookies und Datenschutz' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cookies und Datenschutz' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The cookies of the app's own pages that scripts can see, as they are read there. */
const cookiesOf = (page: Page) => page.evaluate(() => document.cookie.split('; ').filter(Boolean).toSorted());
/** Without where the router scrolls back to. */
const storageOf = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => key !== 'react-router-scroll-positions',
    ),
  );
/** Marks a page, to know it from the one after a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { lotseMark: true }));
const isMarked = (page: Page) => page.evaluate(() => 'lotseMark' in globalThis);

/** Lets errors happen that nobody expects, until what is awaited has come of them: at first nobody listens yet. */
async function report(
  page: Page,
  project: ReportRecorder,
  words: string,
  isDone = () =>
    project.items.some(({ type, text }) => type === 'event' && text.includes(words.split(' ')[0] ?? '')),
): Promise<void> {
  let times = 0;
  const isTold = async () => {
    // One that is like the last one is not reported.
    times += 1;
    await page.evaluate((message) => globalThis.reportError(new Error(message)), `${words} ${times}`);
    return isDone();
  };
  await expect.poll(isTold, { intervals: [500] }).toBe(true);
}

const hasRecording = ({ items }: ReportRecorder) => items.some(({ type }) => type.startsWith('replay'));

/** Everything that pages of a context ask for. */
function watchRequests(context: BrowserContext): string[] {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  return urls;
}

test('before a decision there is nothing optional, and each way out is one press and holds', async ({
  page,
  context,
  addresses,
  project,
}) => {
  const requests = watchRequests(context);
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expect(barOf(page)).toBeVisible();
  await report(page, project, `vorher gemeldet ${token}`);
  expect(await cookiesOf(page)).toEqual([]);
  expect(await storageOf(page)).toEqual([]);
  expect(hasRecording(project)).toBe(false);
  const known = [addresses.app, addresses.api, addresses.identity];
  expect(requests.filter((url) => !known.some((origin) => url.startsWith(origin)))).toEqual([]);
  expect(requests.filter((url) => /replay/i.test(url))).toEqual([]);
  expect(await shifts()).toBe(0);

  // A low window, as of 400 %: the bar scrolls along, and covers nothing.
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('button', { name: 'Nur notwendige' }).scrollIntoViewIfNeeded();
  for (const name of ['Nur notwendige', 'Alle akzeptieren'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(usual);

  // Leaving the dialog is no decision.
  await mark(page);
  await press(page, 'Einstellungen');
  await expect(dialogOf(page).getByRole('switch')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Einstellungen', exact: true })).toBeFocused();
  expect(await cookiesOf(page)).toEqual([]);

  await press(page, 'Nur notwendige');
  await expect(barOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await cookiesOf(page)).toEqual(['lotse_consent=' + given, 'lotse_cookies=session~consent']);
  const [decision] = (await context.cookies()).filter(({ name }) => name === 'lotse_consent');
  expect(((decision?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(180, 0);
  expect(await isMarked(page)).toBe(true);

  await press(page, 'Cookie-Einstellungen');
  await press(page, 'Alle ablehnen');
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(() => cookiesOf(page)).toEqual(['lotse_consent=false', 'lotse_cookies=']);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await report(page, project, 'abgelehnt gemeldet');
  await expect(barOf(page)).toBeHidden();
  expect(await storageOf(page)).toEqual([]);
  expect(hasRecording(project)).toBe(false);

  // Another set of cookies than the stored one asks anew.
  await page.evaluate(() => (document.cookie = 'lotse_consent=sessionconsent; path=/'));
  await page.reload();
  await expect(barOf(page)).toBeVisible();
  await press(page, 'Einstellungen');
  await press(page, 'Auswahl speichern');
  await expect(barOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await cookiesOf(page)).toEqual(['lotse_consent=' + given, 'lotse_cookies=session~consent']);
  expect(project.items.filter(({ type }) => type !== 'event')).toEqual([]);
  expect(project.everything()).not.toContain('eyJzdWIiOiJ4In0');
});

test('a recording begins with consent, shows nothing typed and no token, and ends with it', async ({
  page,
  context,
  project,
  browser,
  contextOptions,
  baseURL,
}) => {
  // It waits for what a recording waits for.
  test.slow();
  await page.goto('/');
  await mark(page);
  await press(page, 'Alle akzeptieren');
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(barOf(page)).toBeHidden();
  expect(await cookiesOf(page)).toEqual([
    'lotse_consent=' + given,
    'lotse_cookies=session~consent~session-recording',
  ]);

  await signIn(page, people.member);
  await page.goto('/sendungen/neu?notiz=Geheimsuche');
  const field = page.getByRole('textbox').first();
  await expect(field).toBeVisible();
  await expect.poll(() => storageOf(page)).toContain('sentryReplaySession');
  await field.fill('Zyxwarg');
  // A recording that is shorter than five seconds is not sent.
  await report(page, project, `mittendrin gemeldet ${token}`, () => hasRecording(project));
  const recording = project.items.filter(({ type }) => type === 'replay_recording').map(({ text }) => text);
  expect(recording.join()).toContain('Sendung erstellen');
  expect(project.items.map(({ type }) => type)).toContain('span');
  const options = /"tag":"options","payload":(\{[^}]*\})/.exec(recording.join())?.[1] ?? '{}';
  expect(JSON.parse(options)).toMatchObject({
    sessionSampleRate: 0.1,
    errorSampleRate: 1,
    maskAllText: false,
    blockAllMedia: false,
    maskAllInputs: true,
    networkDetailHasUrls: false,
  });
  expect(project.everything()).not.toMatch(/eyJ|Zyxwarg|Geheimsuche/);

  // In another tab it ends without a reload; here the page is loaded anew.
  const other = await context.newPage();
  await other.goto('/sendungen');
  await expect(other.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await mark(page);
  await other.getByRole('button', { name: /^Profil von/ }).click();
  await other.getByRole('menuitem', { name: 'Cookie-Einstellungen' }).click();
  await mark(other);
  await dialogOf(other).getByRole('switch').click();
  await press(other, 'Auswahl speichern');
  await expect.poll(() => isMarked(other).catch(() => true)).toBe(false);
  expect(await cookiesOf(other)).toContain('lotse_cookies=session~consent');
  await expect(other.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => storageOf(page)).not.toContain('sentryReplaySession');
  expect(await isMarked(page)).toBe(true);
  expect(await storageOf(other)).not.toContain('sentryReplaySession');

  // What was recorded before may still be on its way.
  await report(other, project, 'danach gemeldet');
  await report(page, project, 'daneben gemeldet');
  project.items.length = 0;
  await field.fill('Danach');
  // A recording that only begins now, elsewhere, is sent later than one that had gone on would have been.
  const stranger = await (await browser.newContext({ ...contextOptions, baseURL })).newPage();
  await stranger.goto('/');
  await mark(stranger);
  await press(stranger, 'Alle akzeptieren');
  await expect.poll(() => isMarked(stranger).catch(() => true)).toBe(false);
  await report(stranger, project, 'anderswo gemeldet', () => hasRecording(project));
  const told = project.items.filter(({ type }) => type === 'replay_event').map(({ text }) => text);
  expect(told.join()).not.toContain('/sendungen');
  await stranger.context().close();
});
