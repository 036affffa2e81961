import { people } from 'contract/fixtures';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { signIn } from '../actions/sign-in.ts';

/** How much slower than the machine the measured browser is: an older office computer. */
const CPU_SLOW_DOWN = 4;
/** As long as the field allows. */
const TEXT = 'Gewindehülsen und Messbrücken, Kiel';
const ROUNDS = 5;
/** A person who types fast: about eight keys a second. Faster, and reports would fall behind keys. */
const KEY_INTERVAL_MS = 120;

/** Fields of customers and of staff: a form with a draft, grids that are edited in place, code. */
const fields: readonly {
  readonly path: string;
  readonly person: keyof typeof people;
  readonly open: (page: Page) => Promise<Locator>;
}[] = [
  {
    path: '/sendungen/neu',
    person: 'owner',
    open: async (page) => page.getByRole('textbox', { name: 'Inhalt der Sendung' }),
  },
  {
    path: '/einstellungen/organisation',
    person: 'owner',
    open: async (page) => page.getByRole('textbox', { name: 'Adresszusatz' }),
  },
  {
    path: '/backoffice/laender?country=AT',
    person: 'backofficeAdmin',
    open: async (page) => page.getByRole('textbox', { name: /^PLZ-Muster/ }),
  },
  {
    path: '/backoffice/verpackungsarten?carrier=GLS',
    person: 'backofficeAdmin',
    open: async (page) => {
      await page.getByRole('button', { name: 'Regel GLS, Karton bearbeiten' }).click();
      return page.getByRole('textbox', { name: /^Hinweis/ });
    },
  },
  {
    path: '/backoffice/carrier-api',
    person: 'backofficeAdmin',
    open: async (page) => page.getByRole('textbox', { name: /Anfrage \(JSON\)/ }),
  },
];

/** Reports what a key costs in each of them, and in a native input in the same run. */
export async function reportTyping(browser: Browser, app: string): Promise<void> {
  const native = await browser.newPage();
  const floor = await costPerKey(native, await openNativeForm(native));
  const rows: (CostPerKey & { readonly typing: string })[] = [{ typing: 'native input', ...floor }];
  for (const { path, person, open } of fields) {
    const context = await browser.newContext({ baseURL: app });
    const page = await context.newPage();
    await signIn(page, people[person]);
    await page.goto(path);
    const field = await open(page);
    await field.waitFor();
    rows.push({ typing: path, ...(await costPerKey(page, field)) });
    await context.close();
  }
  const round = (value: number) => Math.round(value * 100) / 100;
  console.table(
    rows.map(({ typing, script, mainThread }) => ({
      typing,
      'script ms a key': round(script),
      'main thread ms a key': round(mainThread),
      'times native': round(mainThread / floor.mainThread),
    })),
  );
}

/** Milliseconds of CPU time a key: the page's scripts, and all of its main thread (style, layout, paint too). */
interface CostPerKey {
  script: number;
  mainThread: number;
}

/**
 * What a key costs, the median of several rounds: everything that runs in the page while somebody
 * types, which includes saving the draft and asking for prices. CPU time, so that other work on the
 * machine counts little.
 */
async function costPerKey(page: Page, field: Locator): Promise<CostPerKey> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  const rounds: CostPerKey[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.fill('');
    const before = await cost(devtools);
    await field.pressSequentially(TEXT, { delay: KEY_INTERVAL_MS });
    const after = await cost(devtools);
    rounds.push({
      script: (after.script - before.script) / TEXT.length,
      mainThread: (after.mainThread - before.mainThread) / TEXT.length,
    });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    script: median(rounds.map(({ script }) => script)),
    mainThread: median(rounds.map(({ mainThread }) => mainThread)),
  };
}

/** A page with nothing but sixty native inputs, kept by the browser alone: the floor. */
async function openNativeForm(page: Page): Promise<Locator> {
  const fields = Array.from({ length: 60 }, (_, index) => `<label>Feld ${index}<input></label>`).join('');
  await page.setContent(`<!doctype html><html lang="de"><title>Nativ</title><form>${fields}</form></html>`);
  return page.getByLabel('Feld 30');
}

async function cost(devtools: CDPSession): Promise<CostPerKey> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (wanted: string) =>
    (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  return { script: milliseconds('ScriptDuration'), mainThread: milliseconds('TaskDuration') };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
