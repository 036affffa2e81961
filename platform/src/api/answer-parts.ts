import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * An answer that is read while it is sent. Nothing more is made of it than somebody takes; who has not taken the
 * next part in time gets no further one, and the connection ends.
 *
 * @param patience milliseconds
 * @param onEnd is called once no further part is made, taken or not
 */
export function sendParts(
  parts: AsyncIterable<string | Uint8Array>,
  { raw: answer }: FastifyReply,
  patience: number,
  onEnd = () => {},
): Readable {
  return Readable.from(whileTaken(parts, patience, () => answer.destroy(), onEnd));
}

/** Gives parts on, and calls `onStuck` once nobody has asked for the next one so long. */
async function* whileTaken<Part>(
  parts: AsyncIterable<Part>,
  patience: number,
  onStuck: () => void,
  onEnd: () => void,
) {
  try {
    for await (const part of parts) {
      const stuck = setTimeout(onStuck, patience);
      try {
        yield part;
      } finally {
        clearTimeout(stuck);
      }
    }
  } finally {
    onEnd();
  }
}

/** Most that a stream of lines says: carriers answer with some kilobytes each. */
const MAX_STREAM_LENGTH = 4 * 1024 * 1024;

/** @throws when there is no end of it, which breaks the stream off. */
export async function* toLines(
  values: AsyncIterable<unknown>,
  check: (value: unknown) => unknown,
): AsyncGenerator<string, void> {
  let length = 0;
  for await (const value of values) {
    const line = `${JSON.stringify(check(value))}\n`;
    length += line.length;
    if (length > MAX_STREAM_LENGTH) throw new Error(`An answer of more than ${MAX_STREAM_LENGTH} characters`);
    yield line;
  }
}
