import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import lint from '../../oxlint.config.ts';

/** An import that no room may have, by the file that has it; the linter itself says whether it finds it. */
const refused: readonly (readonly [file: string, code: string])[] = [
  ['app/src/data/cron-runs.ts', `import { noFilter } from 'design-system/screens/pickups/Pickups/state.ts'`],
  ['app/src/data/pickups.ts', `import { pages } from '../pages/pages.ts'`],
  ['app/src/http/client.ts', `import { Button } from 'design-system/components/Button'`],
  ['app/src/routes/backoffice/OverviewRoute.tsx', `import { useButton } from 'react-aria/parts/useButton'`],
  [
    'contract/src/entities/contact.ts',
    `import type { State } from 'design-system/screens/contacts/state.ts'`,
  ],
  ['contract/src/rules/phone.ts', `import { contacts } from '../../fixtures/contacts.ts'`],
  ['design-system/src/components/Button/Button.tsx', `import { pickups } from 'contract/fixtures/pickups'`],
  [
    'design-system/src/patterns/Title/Title.tsx',
    `import { Start } from '../../screens/start/Start/Start.tsx'`,
  ],
  ['design-system/src/screens/start/Start/Start.tsx', `import { http } from 'app/src/http/client.ts'`],
  ['platform/src/resources/contacts/handlers.ts', `import { copy } from 'design-system/screens/a/A.copy.ts'`],
  ['platform/src/jobs/jobs.ts', `import { handlers } from '../resources/contacts/handlers.ts'`],
];

const allowed: readonly (readonly [file: string, code: string])[] = [
  ['app/src/data/countries.ts', `import type { Filter } from 'design-system/screens/pickups/state.ts'`],
  ['app/src/routes/shipments/PrintRoute.tsx', `import { noFilter } from 'design-system/screens/a/state.ts'`],
  ['contract/src/entities/contact.test.ts', `import { contacts } from '../../fixtures/contacts.ts'`],
];

describe('the walls between rooms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lotse-walls-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let found: readonly string[];

  beforeAll(() => {
    for (const [file, code] of [...refused, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code};\n`);
    }
    const walls = (lint.overrides ?? []).filter(({ rules = {} }) => 'no-restricted-imports' in rules);
    const config = { plugins: [], categories: { correctness: 'off' }, overrides: walls };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    const program = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
    const { stdout } = spawnSync(program, ['--format=unix'], { cwd: folder, encoding: 'utf8' });
    found = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  });

  it.each(refused)('keep out of %s: %s', (file) => {
    expect(found.filter((line) => line.startsWith(`${file}:`))).toHaveLength(1);
  });

  it.each(allowed)('let into %s: %s', (file) => {
    expect(found.filter((line) => line.startsWith(`${file}:`))).toEqual([]);
  });
});
