import { expect, test, vi } from 'vitest';
import { scrubbingTransport } from './scrubbing-transport.ts';

type Make = NonNullable<Parameters<typeof scrubbingTransport>[1]>;
type Transport = ReturnType<Make>;
type Envelope = Parameters<Transport['send']>[0];

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln-_c2ln';

/** What leaves of an envelope; undefined where nothing does. */
function sent(envelope: unknown, mayRecord = true): string | undefined {
  const send = vi.fn<Transport['send']>().mockResolvedValue({});
  const transport = scrubbingTransport(
    () => mayRecord,
    () => ({ send, flush: async () => true }),
  )({
    url: 'https://errors.example',
    recordDroppedEvent: () => undefined,
  });
  void transport.send(envelope as Envelope);
  return JSON.stringify(send.mock.calls[0]?.[0]);
}

test('events, spans and what stands in their headers leave without secrets', () => {
  const text = sent([
    { dsn: 'https://key@errors.example/7', trace: { transaction: '/sendungen?search=Marker' } },
    [
      [{ type: 'event' }, { message: `refused ${token}` }],
      [{ type: 'span' }, { items: [{ name: 'GET /shipments?search=Marker&page=2' }] }],
      [{ type: 'replay_event' }, { urls: ['https://portal.example/join?id=inv_4711'] }],
    ],
  ]);
  expect(text).not.toMatch(/eyJ|Marker|inv_4711/);
  expect(text).toContain('https://key@errors.example/7');
  expect(text).toContain('&page=2');
});

test('a recording keeps the words of the screen and nothing secret', () => {
  const events = [
    { type: 4, data: { href: 'https://portal.example/sendungen?search=Marker&page=2' } },
    { type: 2, data: { node: { attributes: { href: '/join?id=inv_4711' }, text: `Jana Möller ${token}` } } },
  ];
  const text = sent([{}, [[{ type: 'replay_recording' }, `{"segment_id":0}\n${JSON.stringify(events)}`]]]);
  expect(text).not.toMatch(/eyJ|Marker|inv_4711/);
  expect(text).toContain('Jana Möller');
  expect(text).toContain('segment_id');
});

test('before somebody agrees to more nothing but errors leaves, whichever part of the library has made it', () => {
  const others = ['span', 'transaction', 'session', 'client_report', 'replay_event', 'replay_recording'].map(
    (type) => [{ type }, { name: type }],
  );
  const event = [{ type: 'event' }, { message: 'gemeldet' }];
  expect(sent([{}, [...others, event]], false)).toBe(JSON.stringify([{}, [event]]));
  expect(sent([{}, others], false)).toBeUndefined();
  expect(sent([{}, others])).toContain('client_report');
});
