import type { Carrier, CarrierRates, RateRequest } from 'contract';
import { vi } from 'vitest';
import { createRatesAsker } from '../rates-asker.ts';

/** A question that was put, whose answers the test gives. */
interface Question {
  request: RateRequest;
  only: readonly Carrier[] | undefined;
  signal: AbortSignal;
  say(line: CarrierRates): Promise<void>;
  end(error?: Error): Promise<void>;
}

/** An asker of rates whose questions a test answers; it needs fake timers. */
export function setUp() {
  const questions: Question[] = [];
  const asker = createRatesAsker((asked, only, signal) => {
    const stream = new TransformStream<CarrierRates, CarrierRates>();
    const writer = stream.writable.getWriter();
    const settle = () => vi.advanceTimersByTimeAsync(0);
    questions.push({
      request: asked,
      only,
      signal,
      async say(line) {
        void writer.write(line);
        await settle();
      },
      async end(error) {
        void (error ? writer.abort(error) : writer.close());
        await settle();
      },
    });
    return stream.readable;
  });
  const last = () => {
    const question = questions.at(-1);
    if (!question) throw new Error('Nothing was asked');
    return question;
  };
  return { asker, questions, last };
}
