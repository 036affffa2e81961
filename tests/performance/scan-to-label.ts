import { people } from 'contract/fixtures';
import type { Browser, Page, Request } from 'playwright';
import { signIn } from '../actions/sign-in.ts';
import { prepareParcels } from '../fixtures/packing-bench.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';
import { addresses, portsFor } from '../platform/addresses.ts';
import { startPlatform } from '../platform/start-platform.ts';

const own = portsFor(19);
/** The first ones load what the page needs once. */
const WARM_UP = 3;
const ROUNDS = 12;
/** From the scan to the label, without what the carrier takes. */
const TARGET_MS = 1000;

const references = Array.from({ length: WARM_UP + ROUNDS }, (_, index) => `Fach-${index + 1001}`);

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Prints how long it takes at the packing bench from the Enter of a scan until the label is handed to the browser's
 * print dialog, by somebody who presses each key as soon as it acts. The simulated carriers answer at once, so that
 * none of it is theirs. The floor is the time in which the platform was asked something: what the page adds to it is
 * the rest. Times are those of the machine, the ratio carries over.
 */
export async function reportScanToLabel(browser: Browser): Promise<void> {
  const platform = await startPlatform(own, { settings: { LOTSE_CARRIER_LATENCY: '0' } });
  const newContext = () => browser.newContext({ baseURL: addresses(own).app });
  try {
    const sender = await (await newContext()).newPage();
    await signIn(sender, people.owner);
    await prepareParcels(sender, references);
    await sender.context().close();

    const context = await newContext();
    const prints = await recordPrinting(context);
    const page = await context.newPage();
    await signIn(page, people.packer);
    const rounds = [];
    for (const reference of references) {
      const before = prints();
      rounds.push(await printOne(page, reference));
      if (prints() !== before + 1) throw new Error(`${reference} was printed ${prints() - before} times`);
    }
    await context.close();
    const counted = rounds.slice(WARM_UP);
    const took = middle(counted.map((one) => one.took));
    const asked = middle(counted.map((one) => one.asked));
    console.table({
      'scan to label': {
        'median ms': Math.round(took),
        'longest ms': Math.round(Math.max(...counted.map((one) => one.took))),
        'floor: platform asked, ms': Math.round(asked),
        'times the floor': ratio(took / asked),
        'of the target': ratio(took / TARGET_MS),
      },
    });
  } finally {
    await platform.stop();
  }
}

/** Scans a template, orders it, and prints its label; then says that it is right. */
async function printOne(page: Page, reference: string): Promise<{ took: number; asked: number }> {
  const main = page.getByRole('main');
  const field = page.getByRole('textbox', { name: 'Referenz, Auftragsnummer oder Sendungsnummer scannen' });
  const dialog = page.getByRole('dialog', { name: /^Versandetikett(en)? drucken/ });
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(reference);
  const asked = spansOfCalls(page);
  const start = performance.now();
  await page.keyboard.press('Enter');
  await main.getByText(/Vorausgewählt: der günstigste Tarif/).waitFor();
  await main.getByText('Preis wird aktualisiert').waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+Enter');
  await dialog.locator('button:enabled:focus', { hasText: 'Drucken' }).waitFor();
  await dialog.getByTitle(/^Versandetikett/).waitFor();
  await page.keyboard.press('Enter');
  const isRight = dialog.getByRole('button', { name: 'Ja' });
  // It is asked right after the call that opens the browser's dialog.
  await isRight.and(page.locator(':focus')).waitFor();
  const took = performance.now() - start;
  const spans = asked();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  return { took, asked: covered(spans) };
}

/** When the platform was asked something, from now on; the call ends it and tells. */
function spansOfCalls(page: Page): () => readonly Span[] {
  const spans: Span[] = [];
  const begun = new Map<Request, number>();
  const onRequest = (request: Request) => begun.set(request, performance.now());
  const onEnd = (request: Request) => {
    const from = begun.get(request);
    if (from !== undefined) spans.push({ from, to: performance.now() });
  };
  page.on('request', onRequest);
  page.on('requestfinished', onEnd);
  return () => {
    page.off('request', onRequest);
    page.off('requestfinished', onEnd);
    return spans;
  };
}

/** How long at least one of them lasted; those that lie over each other count once. */
function covered(spans: readonly Span[]): number {
  let [sum, end] = [0, 0];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

const ratio = (value: number) => Math.round(value * 100) / 100;

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
