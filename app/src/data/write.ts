import type { NamedRead } from './read.ts';

/** What a call gets beside its input. */
export interface WriteContext {
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal;
  /** One per intent: the same input again has the same key while nobody knows what became of it. */
  readonly idempotencyKey: string;
}

/** Something that is done once somebody asks for it. */
export interface Write<Input, Answer> {
  /** @throws {ApiError} */
  readonly send: (input: Input, context: WriteContext) => Promise<Answer>;
  /** Reads whose answers are old once it is done, or may be. */
  readonly makesOld: readonly NamedRead[];
  /** It goes on when its page is left, and says its words all the same; otherwise it is called off. */
  readonly outlivesPage: boolean;
}

/** Names a write. */
export function write<Input, Answer>(
  send: Write<Input, Answer>['send'],
  { makesOld = [], outlivesPage = false }: Partial<Omit<Write<Input, Answer>, 'send'>> = {},
): Write<Input, Answer> {
  return { send, makesOld, outlivesPage };
}
