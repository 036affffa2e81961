import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Its own file, because the embedded database knows no lock. */
const LOCK_FILE = 'lotse.lock';

/** Somebody else has the embedded database open. */
export class DataFolderTaken extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super('The data folder is in use.');
    this.name = 'DataFolderTaken';
    this.folder = folder;
  }
}

/**
 * Makes sure that one process alone opens a data folder: two that write into one embedded database
 * lose what one of them has written.
 *
 * The lock is the operating system's, as SQLite takes it on an empty file: it ends with the process
 * however that ends, so that nothing stale is ever in the way, and it holds between containers that
 * share the folder, whose process numbers say nothing about each other.
 *
 * @returns the way to give the folder back
 * @throws {DataFolderTaken} when another process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    throw isBusy(error) ? new DataFolderTaken(folder) : error;
  }
  return () => file.close();
}

/** SQLite's own numbers: 5 is busy, 6 is locked. */
function isBusy(error: unknown): boolean {
  const code = (error as { readonly errcode?: unknown }).errcode;
  return code === 5 || code === 6;
}
