import { mkdir, mkdtemp, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRun, listLines } from '../../resources/cron-runs/queries.ts';
import { everyStore } from '../../store/testing/every-store.ts';
import { pruneImportedFiles } from './import-folder.ts';
import { importRuns, now, row } from './testing/import-runs.ts';

describe.each(everyStore)('the folder of the import on %s', (_name, open) => {
  const runs = importRuns(open);
  const { run, drop, begin, work, told, count, lying } = runs;

  test('a file that a run has left is taken up by the next one', async () => {
    await mkdir(join(runs.folder, 'working'));
    await drop('20261119T043000-0a1b2c3d_orders.json', [row]);
    const name = '20261119T043000-0a1b2c3d_orders.json';
    await rename(join(runs.folder, name), join(runs.folder, 'working', name));
    expect(await run('run_1')).toMatchObject([['orders.json, Eintrag 1', 'succeeded', expect.any(String)]]);
    expect(await readdir(join(runs.folder, 'done'))).toEqual([name]);
  });

  test('two runs that look at once never take the same file', async () => {
    for (let number = 0; number < 10; number += 1)
      await drop(`${number}.json`, [{ ...row, referenceNumber: `C-${number}` }]);
    await begin('run_1');
    await Promise.all([work(), work(), work()]);
    const items = await told('run_1');
    expect(items).toHaveLength(10);
    expect(await count()).toBe(10);
    expect(await lying('done')).toHaveLength(10);
  });

  test('files of which nothing can be read are put aside, and the others are read', async () => {
    await drop('a.csv', 'Ort;PLZ\nKiel;24143');
    await drop('b.json', '['.repeat(200_000));
    await drop('c.json', [row]);
    await drop('d.csv', 'x'.repeat(10 * 1024 * 1024 + 1));
    await drop('e.json', `[${'['.repeat(9000)}${']'.repeat(9000)}]`);
    await drop('still-written.csv.part', 'orgCode');
    expect(await run('run_1')).toMatchObject([
      ['a.csv', 'failed', 'Die Spalte orgCode fehlt.'],
      ['b.json', 'failed', 'Die Datei ist kein gültiges JSON.'],
      ['c.json, Eintrag 1', 'succeeded', expect.any(String)],
      ['d.csv', 'failed', 'Die Datei ist größer als 10\u00A0MB.'],
      ['e.json', 'failed', 'Die Datei ist zu tief verschachtelt.'],
    ]);
    expect(await lying('failed')).toEqual(expect.arrayContaining(['a.csv', 'b.json', 'd.csv', 'e.json']));
    expect(await lying()).toContain('still-written.csv.part');
    expect(await findRun(runs.db, 'run_1')).toMatchObject({ result: 1 });
  });

  test('a file that is too large is told of beside as much as one run takes on', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await drop(`${name}.csv`, `Ort;PLZ\n${'x'.repeat(10 * 1024 * 1024 - 10)}`);
    await drop('f.csv', 'x'.repeat(11 * 1024 * 1024));
    expect((await run('run_1')).at(-1)).toEqual(['f.csv', 'failed', 'Die Datei ist größer als 10\u00A0MB.']);
    // One that another run had to leave takes no room either.
    await drop('g.csv', 'x'.repeat(51 * 1024 * 1024));
    await rename(join(runs.folder, 'g.csv'), join(runs.folder, 'working', '20261119T043000-0a1b2c3d_g.csv'));
    await drop('h.json', [row]);
    expect((await run('run_2')).at(-1)).toEqual(['h.json, Eintrag 1', 'succeeded', expect.any(String)]);
  });

  test('a file that somebody may still be writing is left alone until a minute has passed', async () => {
    await drop('orders.json', [row]);
    await utimes(join(runs.folder, 'orders.json'), now(), new Date(now().getTime() - 59_000));
    expect(await run('run_1')).toEqual([
      ['orders.json', 'skipped', 'Wartet auf den nächsten Lauf: Die Datei wurde eben erst geschrieben.'],
    ]);
    await utimes(join(runs.folder, 'orders.json'), now(), new Date(now().getTime() - 60_000));
    expect(await run('run_2')).toMatchObject([['orders.json, Eintrag 1', 'succeeded', expect.any(String)]]);
  });

  test('a link is left alone, since what it names is none of the folder', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'lotse-elsewhere-'));
    await writeFile(join(elsewhere, 'secret.json'), JSON.stringify([row]));
    await symlink(join(elsewhere, 'secret.json'), join(runs.folder, 'orders.json'));
    expect(await run('run_1')).toEqual([]);
    expect(await count()).toBe(0);
    expect(await lying()).toContain('orders.json');
    await rm(elsewhere, { recursive: true });
  });

  test('a file that cannot be had by its name is told of', async () => {
    // As programs of Windows name files that know no UTF-8.
    await writeFile(
      Buffer.concat([Buffer.from(`${runs.folder}/Auftr`), Buffer.from([0xe4]), Buffer.from('ge.csv')]),
      '',
    );
    expect(await run('run_1')).toMatchObject([
      [expect.stringMatching(/ge\.csv$/), 'failed', expect.stringMatching(/Benennen Sie sie um/)],
    ]);
  });

  test('without a folder there is nothing to do, and the run says so', async () => {
    const there = runs.folder;
    runs.folder = join(there, 'missing');
    expect(await run('run_1')).toEqual([]);
    const missing = (level: string) =>
      expect.objectContaining({ level, text: `Den Ordner für Importe gibt es nicht: ${runs.folder}` });
    expect(await listLines(runs.db, 'run_1')).toContainEqual(missing('warning'));
    expect(await findRun(runs.db, 'run_1')).toMatchObject({ status: 'success' });
    runs.isNamed = true;
    await run('run_3');
    expect(await listLines(runs.db, 'run_3')).toContainEqual(missing('error'));
    expect(await findRun(runs.db, 'run_3')).toMatchObject({ status: 'failed' });
    runs.folder = join(there, 'file');
    await writeFile(runs.folder, '');
    await run('run_2');
    expect(await findRun(runs.db, 'run_2')).toMatchObject({ status: 'failed' });
    runs.folder = there;
  });

  test('what is over is deleted with the record of its run', async () => {
    await drop('orders.json', [row]);
    await run('run_1');
    await writeFile(join(runs.folder, 'done', 'mine.json'), '');
    await pruneImportedFiles(runs.folder, new Date(now().getTime() + 90 * 86_400_000));
    expect(await lying('done')).toEqual(['mine.json', 'orders.json']);
    await pruneImportedFiles(runs.folder, new Date(now().getTime() + 92 * 86_400_000));
    expect(await lying('done')).toEqual(['mine.json']);
  });
});
