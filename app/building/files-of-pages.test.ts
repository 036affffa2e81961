import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isOfStaff, placesOfStaff } from './files-of-pages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync('app/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe('what is of staff', () => {
  test.each([
    'app/src/routes/backoffice/OffersRoute.tsx',
    'app/src/routes/frame/BackofficeFrame.tsx',
    'app/src/pages/backoffice-pages.ts',
    'app/src/data/test-samples.ts',
    'design-system/src/screens/backoffice/Offers/Offers.css.ts.vanilla.css',
    'design-system/src/screens/shell/BackofficeShell/BackofficeShell.tsx',
  ])('is %s', (path) => expect(isOfStaff(path)).toBe(true));

  test.each([
    'app/src/routes/shipments/ShipmentsRoute.tsx',
    'app/src/data/shipments.ts',
    'app/src/pages/pages.ts',
    'design-system/src/screens/shell/AppShell/AppShell.tsx',
  ])('is not %s', (path) => expect(isOfStaff(path)).toBe(false));

  test('is there', () => expect(placesOfStaff.filter((place) => !existsSync(join(root, place)))).toEqual([]));

  test('is all data that nobody but pages of staff asks for', () => {
    const importersOf = (path: string) =>
      files.filter(({ text }) => text.includes(`/${basename(path)}'`)).map((file) => file.path);
    const ofNobodyElse = files
      .map(({ path }) => path)
      .filter((path) => /^app\/src\/data\/[^/]+\.ts$/.test(path))
      .filter((path) => {
        const importers = importersOf(path);
        return importers.length > 0 && importers.every(isOfStaff);
      });
    expect(ofNobodyElse.length).toBeGreaterThan(0);
    expect(ofNobodyElse.filter((path) => !isOfStaff(path))).toEqual([]);
  });
});
