import type { Activation } from 'contract';
import type { Write } from '../../data/write.ts';
import { createWriter, type WriteCallbacks, type Writer, type WriteState } from '../../data/writer.ts';

/** How accepting an invitation stands. */
export type Acceptance = WriteState<string, Activation>;

/**
 * One writer for each invitation, beyond the page, whose components come and go while a call is under way:
 * an invitation is accepted once.
 */
export function createAcceptances(
  write: Write<string, Activation>,
  callbacks: WriteCallbacks<string, Activation>,
): (invitationId: string) => Writer<string, Activation> {
  const known = new Map<string, Writer<string, Activation>>();
  return (invitationId) => {
    const writer = known.get(invitationId) ?? createWriter(write, callbacks);
    known.set(invitationId, writer);
    return writer;
  };
}
