import type { ScannedShipment } from 'contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { createdShipment } from '../new-shipment/testing/created-shipment.ts';
import { type BenchCalls, createBench } from './bench.ts';

interface Answer {
  readonly items: readonly ScannedShipment[];
  readonly hasMore: boolean;
}

function scanned(id: string, facts: Partial<ScannedShipment> = {}): ScannedShipment {
  return {
    ...createdShipment(id),
    status: 'avis',
    trackingNumber: null,
    orderedAt: null,
    completedBy: null,
    ...facts,
  };
}
const template = scanned('shp_1');
const other = scanned('shp_2');
const ordered = scanned('shp_3', { status: 'transit', orderedAt: '2026-11-20T08:14:00.000Z' });

/** A bench whose answers the test holds back. */
function open() {
  const searches: { number: string; signal: AbortSignal; answer: PromiseWithResolvers<Answer> }[] = [];
  const questions: { number: string; answer: PromiseWithResolvers<boolean> }[] = [];
  const report = vi.fn<BenchCalls['report']>();
  const bench = createBench({
    find(number, signal) {
      const answer = Promise.withResolvers<Answer>();
      searches.push({ number, signal, answer });
      return answer.promise;
    },
    mayLeave(_, number) {
      const answer = Promise.withResolvers<boolean>();
      questions.push({ number, answer });
      return answer.promise;
    },
    report,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    bench,
    report,
    questions,
    numbers: () => searches.map(({ number }) => number),
    step: () => bench.getState().step,
    next: () => bench.getState().next,
    async answer(items: readonly ScannedShipment[], { at = -1, hasMore = false } = {}) {
      searches.at(at)?.answer.resolve({ items, hasMore });
      await settle();
    },
    async fail(error: unknown) {
      searches.at(-1)?.answer.reject(error);
      await settle();
    },
    async say(isAccepted: boolean) {
      questions.at(-1)?.answer.resolve(isAccepted);
      await settle();
    },
  };
}

/** A bench at which a template is open. */
async function completing() {
  const at = open();
  at.bench.scan('4711');
  await at.answer([template]);
  expect(at.step()).toEqual({ kind: 'completing', number: '4711', shipment: template });
  return at;
}

test.each([
  ['nothing', [], { kind: 'none', number: '4711' }],
  ['a template', [template], { kind: 'completing', number: '4711', shipment: template }],
  ['what is ordered', [ordered], { kind: 'ordered', shipment: ordered }],
  [
    'what is being ordered',
    [scanned('shp_4', { ordering: 'open' })],
    { kind: 'ordering', shipment: scanned('shp_4', { ordering: 'open' }) },
  ],
  [
    'several',
    [template, ordered],
    { kind: 'several', number: '4711', shipments: [template, ordered], hasMore: false },
  ],
])('a scan leads to %s', async (_, items, step) => {
  const at = open();
  at.bench.scan('4711');
  expect(at.step()).toEqual({ kind: 'searching', number: '4711' });
  await at.answer(items);
  expect(at.step()).toEqual(step);
});

test('one of several is opened as if it had been found alone', async () => {
  const at = open();
  at.bench.scan('4711');
  await at.answer([template, ordered]);
  at.bench.choose(ordered);
  expect(at.step()).toEqual({ kind: 'ordered', shipment: ordered });
});

test('a search that fails keeps its number, and is tried again', async () => {
  const at = open();
  at.bench.scan('4711');
  await at.fail(new ApiError('offline', 'gone'));
  expect(at.step()).toMatchObject({ kind: 'failed', number: '4711' });
  at.bench.retry();
  await at.answer([template]);
  expect(at.numbers()).toEqual(['4711', '4711']);
  expect(at.step()).toMatchObject({ kind: 'completing' });
  expect(at.report).not.toHaveBeenCalled();
});

test('a fault of ours is told, and loses no number', async () => {
  const at = open();
  at.bench.scan('4711');
  await at.fail(new TypeError('ours'));
  expect(at.step()).toMatchObject({ kind: 'failed', number: '4711' });
  expect(at.report).toHaveBeenCalledOnce();
});

test('of two scans the later one counts, whichever answer comes first', async () => {
  const at = open();
  at.bench.scan('4711');
  at.bench.scan('4712');
  await at.answer([other]);
  await at.answer([template], { at: 0 });
  expect(at.step()).toEqual({ kind: 'completing', number: '4712', shipment: other });
});

test('a form that holds nothing gives way to the next scan', async () => {
  const at = await completing();
  at.bench.scan('4712');
  expect(at.step()).toEqual({ kind: 'searching', number: '4712' });
  expect(at.questions).toEqual([]);
});

test('a form that holds something is asked about; a no keeps the number for afterwards', async () => {
  const at = await completing();
  at.bench.hold('draft');
  at.bench.scan('4712');
  at.bench.scan('4713');
  expect(at.questions.map(({ number }) => number)).toEqual(['4712']);
  await at.say(false);
  expect(at.step()).toEqual({ kind: 'completing', number: '4711', shipment: template });
  expect(at.next()).toBe('4713');
  at.bench.completed(createdShipment('shp_1'));
  at.bench.finish();
  expect(at.numbers()).toEqual(['4711', '4713']);
  expect(at.next()).toBeNull();
});

test('a yes goes on with the number that was scanned last', async () => {
  const at = await completing();
  at.bench.hold('draft');
  at.bench.scan('4712');
  at.bench.scan('4713');
  await at.say(true);
  expect(at.numbers()).toEqual(['4711', '4713']);
});

test('what is ordered under the question keeps the number too', async () => {
  const at = await completing();
  at.bench.hold('draft');
  at.bench.scan('4712');
  at.bench.completed(createdShipment('shp_1'));
  await at.say(true);
  expect(at.step()).toMatchObject({ kind: 'label' });
  expect(at.next()).toBe('4712');
});

test('from an open order, or a label that is shown, no scan leads away', async () => {
  const at = await completing();
  at.bench.hold('order');
  at.bench.scan('4712');
  expect(at.next()).toBe('4712');
  at.bench.completed(createdShipment('shp_1'));
  at.bench.hold('order');
  at.bench.scan('4713');
  expect(at.step()).toMatchObject({ kind: 'label', isReprint: false });
  at.bench.finish();
  expect(at.numbers()).toEqual(['4711', '4713']);
});

test('what is done is told until the next scan', async () => {
  const at = await completing();
  at.bench.completed(createdShipment('shp_1'));
  at.bench.finish();
  expect(at.step()).toEqual({
    kind: 'waiting',
    result: { kind: 'printed', shipment: createdShipment('shp_1'), isReprint: false },
  });
});

test('a label is printed once more, or not after all', async () => {
  const at = open();
  at.bench.scan('4711');
  await at.answer([ordered]);
  at.bench.reprint();
  at.bench.abandon();
  expect(at.step()).toEqual({ kind: 'waiting', result: null });
  at.bench.scan('4711');
  await at.answer([ordered]);
  at.bench.reprint();
  at.bench.finish();
  expect(at.step()).toEqual({
    kind: 'waiting',
    result: { kind: 'printed', shipment: ordered, isReprint: true },
  });
});

test('the label of a new order is not given up: it says that it is not printed', async () => {
  const at = await completing();
  at.bench.completed(createdShipment('shp_1'));
  at.bench.abandon();
  expect(at.step()).toMatchObject({ kind: 'label' });
});

test('what does not fit the step changes nothing', () => {
  const at = open();
  const before = at.step();
  at.bench.retry();
  at.bench.choose(template);
  at.bench.completed(createdShipment('shp_1'));
  at.bench.reprint();
  at.bench.finish();
  at.bench.abandon();
  expect(at.step()).toBe(before);
});

test('an answer to a page that was left changes nothing', async () => {
  const at = open();
  at.bench.scan('4711');
  at.bench.close();
  await at.answer([template]);
  expect(at.step()).toEqual({ kind: 'searching', number: '4711' });
});

test('a template is put back, with what was typed; what waits comes next', async () => {
  const at = await completing();
  at.bench.putBack();
  expect(at.step()).toEqual({
    kind: 'waiting',
    result: { kind: 'put-back', shipment: template, isKept: false },
  });
  at.bench.scan('4711');
  await at.answer([template]);
  at.bench.hold('draft');
  at.bench.putBack();
  expect(at.step()).toMatchObject({ result: { kind: 'put-back', isKept: true } });
  at.bench.scan('4711');
  await at.answer([template]);
  at.bench.hold('draft');
  at.bench.scan('4712');
  await at.say(false);
  at.bench.putBack();
  expect(at.step()).toEqual({ kind: 'searching', number: '4712' });
});

test('what is being ordered is not put back', async () => {
  const at = await completing();
  at.bench.hold('order');
  at.bench.putBack();
  expect(at.step()).toMatchObject({ kind: 'completing' });
});

test('whom another bench was quicker than is told what became of the template, and loses no scan', async () => {
  const at = await completing();
  at.bench.hold('order');
  at.bench.scan('4712');
  at.bench.overtaken(other.id);
  expect(at.step()).toMatchObject({ kind: 'completing' });
  at.bench.overtaken(template.id);
  expect(at.numbers()).toEqual(['4711', template.orderNumber]);
  expect(at.next()).toBe('4712');
  await at.answer([ordered]);
  expect(at.step()).toEqual({ kind: 'ordered', shipment: ordered });
});

test('what was completed before is printed again, and takes no parcel out of the hand', async () => {
  const at = open();
  at.bench.printAgain(ordered);
  expect(at.step()).toEqual({ kind: 'label', shipment: ordered, isReprint: true });
  const busy = await completing();
  busy.bench.printAgain(ordered);
  expect(busy.step()).toMatchObject({ kind: 'completing' });
});
