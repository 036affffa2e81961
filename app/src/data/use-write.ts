import { useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import type { Write } from './write.ts';
import { createWriter, type WriteCallbacks, type Writer, type WriteState } from './writer.ts';

/** How a write stands, and what can be done about it. */
export interface RunningWrite<Input, Answer> extends Pick<Writer<Input, Answer>, 'run' | 'reset'> {
  readonly state: WriteState<Input, Answer>;
}

/** A write of this page. When the page is left it is called off, unless it outlives it. */
export function useWrite<Input, Answer>(
  write: Write<Input, Answer>,
  callbacks: WriteCallbacks<Input, Answer> = {},
): RunningWrite<Input, Answer> {
  const [writer] = useState(() => createWriter(write));
  useInsertionEffect(() => writer.setCallbacks(callbacks));
  useEffect(() => {
    writer.setSeen(true);
    return () => {
      // What is sent from here on was asked about on this page, and is told of elsewhere.
      writer.setSeen(false);
      writer.reset();
    };
  }, [writer]);
  return { state: useWriter(writer), run: writer.run, reset: writer.reset };
}

/** How a write stands that is not this page's own. */
export function useWriter<Input, Answer>({
  subscribe,
  getState,
}: Pick<Writer<Input, Answer>, 'subscribe' | 'getState'>): WriteState<Input, Answer> {
  return useSyncExternalStore(subscribe, getState);
}
