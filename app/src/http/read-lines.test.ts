import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

const still = new AbortController().signal;

/** An answer that comes in these pieces; `onCancel` hears when nobody wants more of it. */
function answerOf(pieces: readonly string[], onCancel?: () => void): Response {
  const queue = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = queue.shift();
      if (piece) controller.enqueue(piece);
      else if (!onCancel) controller.close();
    },
    cancel: onCancel,
  });
  return new Response(body);
}

async function linesOf(response: Response, signal = still): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(response, signal)) lines.push(line);
  return lines;
}

test.each([
  [['a\nb\n'], ['a', 'b']],
  [['a\nb'], ['a', 'b']],
  [['a\r\n\r\n b \r\n'], ['a', 'b']],
  [
    ['a', 'b', '\nc'],
    ['ab', 'c'],
  ],
  [['\n\n  \n'], []],
  [['a\n  '], ['a']],
  [[], []],
])('%j has the lines %j', async (pieces, lines) => {
  expect(await linesOf(answerOf(pieces))).toEqual(lines);
});

test('an answer without a body has none', async () => {
  expect(await linesOf(new Response(null))).toEqual([]);
});

test('a line that does not end is not kept for ever', async () => {
  const piece = 'x'.repeat(500_000);
  expect(await linesOf(answerOf([piece, piece, '\n']))).toEqual([piece + piece]);
  await expect(linesOf(answerOf([piece, piece, 'x']))).rejects.toMatchObject({ kind: 'brokenAnswer' });
});

test('whoever stops reading, or gives up, stops the answer', async () => {
  const stopped = Promise.withResolvers<void>();
  for await (const line of readLines(answerOf(['a\n'], stopped.resolve), still)) {
    expect(line).toBe('a');
    break;
  }
  await stopped.promise;

  const givenUp = Promise.withResolvers<void>();
  const caller = new AbortController();
  const lines = readLines(answerOf(['a\n'], givenUp.resolve), caller.signal);
  expect(await lines.next()).toEqual({ done: false, value: 'a' });
  const waiting = lines.next();
  caller.abort();
  await expect(waiting).rejects.toThrow('abort');
  await givenUp.promise;
});
