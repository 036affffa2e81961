import { problemCodes } from 'contract';
import { ApiError } from '../http/api-error.ts';

/** Whether a change was refused because somebody else has saved the same thing since it was read. */
export function isStaleVersion(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === problemCodes.versionStale;
}
