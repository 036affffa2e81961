import type { FastifyReply, FastifyRequest } from 'fastify';

/** Gives a place back; a second time does nothing. */
export type Release = () => void;

/** Takes a place for a key, if there is one left for it. */
export type TakePlace = (key?: string) => Release | undefined;

/**
 * Counts what is under way at once, for each key by itself; without a key, for all together. Nobody waits for
 * a place: who gets none is told so.
 *
 * @param most places for each key
 */
export function createPlaces(most: number): TakePlace {
  const taken = new Map<string, number>();
  return (key = '') => {
    const before = taken.get(key) ?? 0;
    if (before >= most) return undefined;
    taken.set(key, before + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    };
  };
}

/**
 * Gives a place back once its answer has left or its caller has gone. The connection is watched as well: an answer
 * that waits behind another one on it is never told that it has ended.
 */
export function releaseWhenOver(
  { raw: { socket } }: FastifyRequest,
  { raw: answer }: FastifyReply,
  release: Release,
): void {
  const end = () => {
    socket.off('close', end);
    answer.off('close', end);
    release();
  };
  if (socket.destroyed || answer.destroyed) return release();
  socket.once('close', end);
  answer.once('close', end);
}
