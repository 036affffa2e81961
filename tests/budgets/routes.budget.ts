import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed, kibibytes } from '../performance/loaded-bytes.ts';
import { expect, test } from '../platform/test.ts';

// What a page brings along itself, in KiB of script after brotli 11. Bytes only catch accidents: a tenth more is none.
const ofCustomers = 45;
const ofStaff = 60;
const headroom = 1.1;
/** The form and its two short ways: pages.budget.ts weighs it with all that it loads. */
const isForm = /^\/sendungen\/neu/;
/**
 * Of the build's files, those of which every list and every form is made, the socket that the frame opens for everybody
 * who is signed in, and the form of a shipment, whose fields ask for a test case as well: pages.budget.ts weighs it.
 */
const kit =
  /\/(?:fields|forms|overlays|records|days|date-fields|DateRangePicker|live-notifications|new-shipment)-[^/]+\.js$/;

const dist = join(import.meta.dirname, '../../app/dist');

/** Of what app/building/files-of-pages.ts writes, what is read here. */
interface PageFiles {
  readonly pattern: string;
  readonly scripts: readonly string[];
  readonly ofStaff: readonly string[];
}

const read = async () => JSON.parse(await readFile(join(dist, '.vite/pages.json'), 'utf8')) as PageFiles[];

const isInBackoffice = ({ pattern }: PageFiles) => pattern.startsWith('/backoffice');

test('a page brings along no more of its own than it may', async () => {
  const pages = await read();
  const shell = new Set(pages.find(({ pattern }) => pattern === '/sendungen')?.scripts);
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  const sizes = new Map(
    await Promise.all(
      [...scripts].map(async (path) => [path, compressed(await readFile(join(dist, path)))] as const),
    ),
  );
  const weighed = pages
    .filter(({ pattern }) => !isForm.test(pattern))
    .map((page) => {
      const own = page.scripts.filter((path) => !kit.test(path) && !shell.has(path));
      const size = kibibytes(own.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0));
      return { page, size, most: headroom * (isInBackoffice(page) ? ofStaff : ofCustomers) };
    });
  expect(Math.max(...weighed.map(({ size }) => size)), 'something was weighed').toBeGreaterThan(10);
  const tooHeavy = weighed.filter(({ size, most }) => size > most);
  expect(tooHeavy.map(({ page, size }) => `${page.pattern}: ${size}`)).toEqual([]);
});

test('customers load nothing of the backoffice', async () => {
  const pages = await read();
  const ofCustomersOnly = pages.filter((page) => !isInBackoffice(page));
  expect(pages.find(({ pattern }) => pattern === '/backoffice')?.ofStaff).not.toEqual([]);
  expect(ofCustomersOnly.flatMap((page) => page.ofStaff)).toEqual([]);
});
