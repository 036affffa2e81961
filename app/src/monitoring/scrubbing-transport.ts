import { makeFetchTransport } from '@sentry/react';
import { scrub, scrubRecording } from './scrub.ts';

type MakeTransport = typeof makeFetchTransport;
type Transport = ReturnType<MakeTransport>;
type Envelope = Parameters<Transport['send']>[0];

/**
 * Sends what is reported, each of it scrubbed: the one place that everything passes, whichever part of the library
 * has made it. A recording is one text, in which words on the screen stay and secrets do not.
 *
 * @param mayRecord whether more than errors may leave at the moment: spans, sessions, counts, pieces of a recording
 */
export function scrubbingTransport(
  mayRecord: () => boolean,
  make: MakeTransport = makeFetchTransport,
): MakeTransport {
  return (...options) => {
    const transport = make(...options);
    return {
      ...transport,
      async send([headers, items]) {
        const allowed = mayRecord() ? items : items.filter(([{ type }]) => type === 'event');
        if (allowed.length === 0) return {};
        return transport.send(scrubEnvelope([headers, allowed] as Envelope));
      },
    };
  };
}

function scrubEnvelope([headers, items]: Envelope): Envelope {
  const scrubbed = items.map(([header, payload]) => [scrub(header), scrubPayload(payload)]);
  // A DSN is public, and looks like an e-mail address.
  const { dsn } = headers;
  return [{ ...scrub(headers), ...(dsn !== undefined && { dsn }) }, scrubbed] as unknown as Envelope;
}

function scrubPayload(payload: unknown): unknown {
  return typeof payload === 'string' ? scrubRecording(payload) : scrub(payload);
}
