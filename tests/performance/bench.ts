import { join } from 'node:path';
import { people } from 'contract/fixtures';
import { chromium } from 'playwright';
import { build } from 'vite';
import { signIn } from '../actions/sign-in.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { addresses, portsFor } from '../platform/addresses.ts';
import { startPlatform } from '../platform/start-platform.ts';
import { reportContactImport } from './contact-import.ts';
import { reportDrawer } from './drawer.ts';
import { reportEmbeddedLists } from './embedded-lists.ts';
import { buildFloor } from './floor/build.ts';
import { reportHealth } from './health.ts';
import { reportLabel } from './label.ts';
import { reportLists } from './lists.ts';
import { kibibytes, loadedBytes } from './loaded-bytes.ts';
import { reportLoads } from './loads.ts';
import { reportRouteChanges } from './route-changes.ts';
import { reportScanToLabel } from './scan-to-label.ts';
import { reportTables } from './table/report.ts';
import { reportTyping } from './typing.ts';

// Not the ports of the journeys, so that a benchmark can run beside them.
const own = portsFor(15);

/** Our pages and the floor, built and loaded in the same run; ratios carry over to other machines, times do not. */
async function bench(only?: 'loads' | 'import' | 'typing' | 'scan'): Promise<void> {
  const floor = await buildFloor();
  await build({ root: join(import.meta.dirname, '../../app'), logLevel: 'error' });
  const platform = await startPlatform(own);
  const browser = await chromium.launch({ executablePath: (await findChromium()).path });
  try {
    if (only === 'scan') return await reportScanToLabel(browser);
    if (only === 'typing') return await reportTyping(browser, addresses(own).app);
    if (only !== 'import') await reportLoads(browser, addresses(own).app, floor);
    if (only === 'loads') return;
    const start = await loadedBytes(await browser.newPage(), addresses(own).app);

    const first = await browser.newContext({ baseURL: addresses(own).app });
    await signIn(await first.newPage(), people.owner);
    const signedIn = await browser.newContext({
      storageState: await first.storageState(),
      baseURL: addresses(own).app,
    });
    await first.close();
    if (only === 'import') return await reportContactImport(await signedIn.newPage());
    const shipments = await loadedBytes(await signedIn.newPage(), `${addresses(own).app}/sendungen`);

    console.table(
      Object.entries({
        'floor: React + react-router': floor.bytes,
        '/ signed out': start.script,
        '/sendungen': shipments.script,
      }).map(([page, bytes]) => ({
        page,
        'JS KiB (brotli 11)': kibibytes(bytes),
        'times the floor': round(bytes / floor.bytes),
      })),
    );

    await reportTyping(browser, addresses(own).app);
    const list = await signedIn.newPage();
    await list.goto(`${addresses(own).app}/sendungen`);
    await list.getByRole('table').getByRole('link').first().waitFor();
    await reportDrawer(list);
    await reportRouteChanges(list);
    await reportTables(browser);
    await reportLabel();
    await reportScanToLabel(browser);
  } finally {
    await browser.close();
    await platform.stop();
    await floor.remove();
  }
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}

/** Loads alone take a minute, typing alone three. Many rows take minutes to be written, so they are asked for by name. */
const named: Readonly<Record<string, () => Promise<void>>> = {
  loads: () => bench('loads'),
  typing: () => bench('typing'),
  'contact-import': () => bench('import'),
  scan: () => bench('scan'),
  lists: reportLists,
  'embedded-lists': reportEmbeddedLists,
  health: reportHealth,
};
await (named[process.argv[2] ?? ''] ?? bench)();
