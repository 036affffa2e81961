import type { SubmitFailure } from 'design-system/forms/submit-failure.ts';
import { useCallback, useRef } from 'react';
import { useWrite } from '../../data/use-write.ts';
import type { Write } from '../../data/write.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/** What does it, the same for the life of the page: it resolves to why it failed, or to null once it is done. */
export function useOutcome<Input, Answer>(
  write: Write<Input, Answer>,
): (input: Input) => Promise<SubmitFailure | null> {
  const failure = useRef<SubmitFailure | null>(null);
  const { run } = useWrite(write, {
    onDone() {
      failure.current = null;
    },
    onFailed(error) {
      failure.current = toSubmitFailure(error);
    },
  });
  return useCallback(
    async (input: Input) => {
      await run(input);
      return failure.current;
    },
    [run],
  );
}
