import type { Page } from 'playwright';
import { changePages } from '../actions/change-pages.ts';
import { heapOf } from '../browser/heap.ts';

const CHANGES = 200;
/**
 * What is kept once for each page (answers of the API, code) is there after forty changes. The machine code of what
 * they run has come after 240: until then the heap grows by 15 % and more, of which objects have nothing.
 */
const WARM_UP = 240;

/**
 * Prints by how much the heap has grown after two hundred changes of page, the goal being 5 % at most, and by how
 * much the objects in it. Beside the machine's memory nothing of it depends on the machine.
 *
 * @param page stands on the list of shipments, signed in
 */
export async function reportRouteChanges(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await changePages(page, WARM_UP);
  const before = await heapOf(devtools);
  await changePages(page, CHANGES);
  const after = await heapOf(devtools);
  await devtools.detach();
  const row = (one: number, other: number) => ({
    'before MiB': Math.round((one / 1024 / 1024) * 100) / 100,
    'after MiB': Math.round((other / 1024 / 1024) * 100) / 100,
    'growth %': Math.round((other / one - 1) * 1000) / 10,
  });
  console.table({
    [`heap over ${CHANGES} changes of page`]: row(before.whole, after.whole),
    'of it objects and texts': row(before.held, after.held),
  });
}
