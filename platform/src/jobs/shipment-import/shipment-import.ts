import { cronRunCopy } from '../../resources/cron-runs/cron-runs.copy.ts';
import { notSucceededOf, noteLine } from '../../resources/cron-runs/queries.ts';
import type { Services } from '../../services.ts';
import type { ItemResult, RunItem, RunKind } from '../runs/run-kind.ts';
import { finishFile, MOST_MEGABYTES, readTaken, takeFiles } from './import-folder.ts';
import type { LeftFile, TakenFile } from './import-folder.ts';
import { importRow } from './import-row.ts';
import { readImport, UnreadableImport } from './read-import.ts';
import type { ImportRow, ReadImport } from './read-import.ts';
import { shipmentImportCopy as copy } from './shipment-import.copy.ts';

/** A row of a file, a file of which nothing could be read, or one that waits. */
type ImportItem = RunItem &
  (
    | { readonly file: TakenFile; readonly content: ReadImport; readonly row: ImportRow }
    | { readonly file: TakenFile; readonly unreadable: string }
    | { readonly left: LeftFile }
  );

/** All in one line: the database is what they wait for. */
const LANE = 'import';

/** Makes templates of what was dropped into a folder as files, one for each row. */
export const shipmentImport: RunKind<ImportItem, 'shipment-import'> = {
  kind: 'shipment-import',
  cron: '30 4 * * *',

  find: async (services, runId) => {
    const { db, now, importFolder } = services;
    const { path, isNamed } = importFolder;
    const taken = await takeFiles(path, now()).catch(async (error: unknown) => {
      await noteLine(db, runId, now(), copy.unusableFolder(path), 'error');
      throw error;
    });
    if (!taken) {
      await noteLine(db, runId, now(), copy.noFolder(path), isNamed ? 'error' : 'warning');
      // Whoever has named it waits for what they drop there.
      if (isNamed) throw new Error('The folder for imports is missing');
      return [];
    }
    const items: ImportItem[] = [];
    // One by one: together they are larger than each has to be.
    for (const file of taken.files) items.push(...(await itemsOf(services, file)));
    return [...items, ...taken.left.map((left) => toItem(left.name, left.name, { left }))];
  },

  work: (services, item) => {
    if ('row' in item) return importRow(services, item.row);
    return Promise.resolve<ItemResult>(
      'left' in item
        ? { outcome: item.left.why === 'stuck' ? 'failed' : 'skipped', message: copy.left[item.left.why] }
        : { outcome: 'failed', message: item.unreadable },
    );
  },

  finish: async (services, items, runId) => {
    const notSucceeded = await notSucceededOf(services.db, runId);
    const files = Map.groupBy(items, (item) => ('file' in item ? item.file : undefined));
    const faults: unknown[] = [];
    for (const [file, ofFile] of files)
      // Where one cannot be moved the others are.
      if (file)
        await finish(services, file, ofFile, { runId, notSucceeded }).catch((error) => faults.push(error));
    if (faults.length > 0) throw new AggregateError(faults, 'Files of shipments could not be put aside');
  },
};

interface Outcome {
  readonly runId: string;
  readonly notSucceeded: Awaited<ReturnType<typeof notSucceededOf>>;
}

async function finish(
  { db, now, importFolder }: Services,
  file: TakenFile,
  items: readonly ImportItem[],
  { runId, notSucceeded }: Outcome,
): Promise<void> {
  const { droppedAs } = file;
  const [first] = items;
  if (!first || !('content' in first)) {
    await finishFile(importFolder.path, file, 'failed');
    return noteLine(db, runId, now(), copy.unreadable(droppedAs), 'error');
  }
  const reasons = new Map(
    items.flatMap((item) => {
      const { outcome, message = '' } = notSucceeded.get(item.key) ?? {};
      return 'row' in item && outcome === 'failed' ? [[item.row.number, message] as const] : [];
    }),
  );
  // A row is skipped for one reason only.
  const before = items.filter(({ key }) => notSucceeded.get(key)?.outcome === 'skipped').length;
  const hasFailed = reasons.size > 0;
  await finishFile(importFolder.path, file, 'done', hasFailed ? first.content.write(reasons) : undefined);
  const text = copy.finished(droppedAs, { before, failed: reasons.size });
  return noteLine(db, runId, now(), text, hasFailed ? 'error' : 'info');
}

async function itemsOf({ importFolder, reportFault }: Services, file: TakenFile): Promise<ImportItem[]> {
  const { name, droppedAs, format } = file;
  try {
    if (file.isTooLarge) throw new UnreadableImport(copy.tooLarge(MOST_MEGABYTES));
    const content = readImport(await readTaken(importFolder.path, file), format);
    return content.rows.map((row) => {
      const item = toItem(`${name}:${row.number}`, content.label(droppedAs, row.number), {
        file,
        content,
        row,
      });
      return { ...item, orgCode: row.orgCode || null };
    });
  } catch (error) {
    // One file that nobody has thought of must not keep the others waiting, today and every day.
    if (!(error instanceof UnreadableImport)) reportFault('Reading a file of shipments', error);
    const unreadable = error instanceof UnreadableImport ? error.message : cronRunCopy.itemBroken;
    return [toItem(name, droppedAs, { file, unreadable })];
  }
}

function toItem<const About extends object>(key: string, label: string, about: About) {
  return { key, label, shipmentId: null, orgCode: null, lane: LANE, ...about };
}
