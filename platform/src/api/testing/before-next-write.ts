import { vi } from 'vitest';
import type { Database } from '../../store/index.ts';

/**
 * Lets somebody else do something between the looking and the writing of the next call.
 *
 * @returns ends that, whether or not there was such a call
 */
export function beforeNextWrite(db: Database, doMeanwhile: () => Promise<unknown>): () => void {
  const transaction = db.transaction.bind(db);
  const write = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
    await doMeanwhile();
    return transaction(...work);
  });
  return () => write.mockRestore();
}
