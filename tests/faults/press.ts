import { createWriter, toSubmitFailure, toToastFailure } from 'app/for-fault-tests';
import { toSubmitError } from 'design-system/forms/submit-failure.ts';
import type { Told } from './mutation.ts';
import type { Person } from './person.ts';

/** A write of one press, and what is said of its failure. */
function pressing<Input, Answer>(
  write: Parameters<typeof createWriter<Input, Answer>>[0],
  input: Input,
  wordsOf: (error: unknown) => string,
): () => Promise<Told> {
  const writer = createWriter(write);
  return async () => {
    await writer.run(input);
    const state = writer.getState();
    return state.kind === 'failed' ? { isDone: false, text: wordsOf(state.error) } : { isDone: true };
  };
}

/** A write of one press, whose failure is told in a message of its own. */
export function press<Input, Answer>(
  write: Parameters<typeof createWriter<Input, Answer>>[0],
  input: Input,
  words: Parameters<typeof toToastFailure>[1],
): () => Promise<Told> {
  return pressing(write, input, (error) => {
    const { title, description } = toToastFailure(error, words);
    return `${title} ${description}`;
  });
}

/** A form, whose failure stands beside its button. */
export function submit<Input, Answer>(
  write: Parameters<typeof createWriter<Input, Answer>>[0],
  input: Input,
  title: string,
): () => Promise<Told> {
  return pressing(write, input, (error) => {
    const told = toSubmitError(toSubmitFailure(error), title);
    return `${told.title} ${told.text}`;
  });
}

/** What is pressed again by somebody who has signed in again, where they had to. */
export const afterSignIn = (person: Person, attempt: () => Promise<Told>) => () => {
  person.signInAgain();
  return attempt();
};
