import { brokenAnswer } from './read-answer.ts';

/** A line longer than this is no line of ours, and must not fill the memory. */
const LONGEST_LINE = 1_000_000;

/**
 * The lines of a body as they arrive, without empty ones. An abort ends the wait at once.
 *
 * @throws {TypeError} when the connection breaks
 * @throws {ApiError} when a line does not end
 */
export async function* readLines(response: Response, signal: AbortSignal): AsyncGenerator<string, void> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) break;
      const pieces = (rest + value).split('\n');
      rest = pieces.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw brokenAnswer(response, 'A line of it does not end');
      yield* pieces.map((line) => line.trim()).filter((line) => line !== '');
    }
    if (rest.trim() !== '') yield rest.trim();
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
