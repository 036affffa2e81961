import { packingBenchApi } from 'contract';
import { http } from '../http/client.ts';
import type { AnswerOf } from '../http/request.ts';
import { read } from './read.ts';

const { byNumber } = packingBenchApi;

/** What a packing bench has completed today. */
export const completedToday = read(packingBenchApi.completedToday);

/**
 * The shipments of a scanned number, as they are by now: a scan is never answered from memory.
 *
 * @throws {ApiError}
 */
export function findScanned(number: string, signal: AbortSignal): Promise<AnswerOf<typeof byNumber>> {
  return http.call(byNumber, { query: { number }, signal });
}
