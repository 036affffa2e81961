import { type AddressBlock, type Carrier, carriers as carrierNames } from 'contract';
import { addresses } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { drawnByThreads } from '../../documents/draw-document.ts';
import { CarrierError } from '../carrier-error.ts';
import type { CarrierConnection, CarrierEnvironment } from '../carrier.ts';
import { CarrierFaults } from '../faults.ts';
import { connectCarriers } from '../registry.ts';
import { environment, orderFor, parcelFor } from '../testing/orders.ts';
import { rateRequest } from '../testing/requests.ts';
import { answeringTimeMs } from './network.ts';
import { createOrderBook } from './order-book.ts';

function connect(carrier: Carrier, changes: Partial<CarrierEnvironment> = {}): CarrierConnection {
  const connection = connectCarriers(environment(changes)).get(carrier);
  if (!connection) throw new Error(`${carrier} is not registered`);
  return connection;
}

/** Sees that `quick` answers while `slow`, which would take hours, has not. */
async function expectOrder(quick: CarrierConnection, slow: CarrierConnection): Promise<void> {
  const reason = new Error('waited for long enough');
  const controller = new AbortController();
  const call = failureOf(slow.rates(rateRequest(), controller.signal));
  expect((await quick.rates(rateRequest())).rates).not.toEqual([]);
  controller.abort(reason);
  expect(await call).toBe(reason);
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('the call went through'),
    (error: unknown) => error,
  );
}

test('every carrier of the contract is connected and says that it is simulated', () => {
  const connections = [...connectCarriers(environment()).values()];
  expect(connections.map(({ carrier }) => carrier)).toEqual(carrierNames);
  for (const { displayName, carrier } of connections) expect(displayName).toBe(`${carrier} (simuliert)`);
});

describe('closing a day', () => {
  const closable = async (orderBook = createOrderBook()) => {
    const dhl = connect('DHL', { orderBook });
    const parcels = ['shp_1', 'shp_2'].map((reference) => parcelFor('DHL', { reference }));
    for (const { reference } of parcels) await dhl.order(orderFor('DHL', { reference }));
    return { dhl, parcels, orderBook };
  };

  test('takes what it knows, as often as it is told', async () => {
    const { dhl, parcels } = await closable();
    const stranger = parcelFor('DHL', { reference: 'shp_3' });
    const refused = [{ reference: 'shp_3', reason: 'DHL kennt diese Sendung nicht.' }];
    expect(await dhl.close([...parcels, stranger])).toEqual(refused);
    expect(await dhl.close([...parcels, stranger])).toEqual(refused);
  });

  test('ends cancelling', async () => {
    const { dhl, parcels, orderBook } = await closable();
    const [first, second] = parcels;
    if (!first || !second) throw new Error('There are two');
    await dhl.cancel(second);
    expect(await dhl.close(parcels)).toMatchObject([{ reference: 'shp_2' }]);
    expect(await failureOf(dhl.cancel(first))).toMatchObject({ kind: 'refused' });
    expect(await orderBook.find('DHL', 'shp_1')).toBeDefined();
  });

  test('may be refused for one of them', async () => {
    const { parcels, orderBook } = await closable();
    const faults = CarrierFaults.parse('DHL:refuse-closing:Nicht angemeldet');
    expect(await connect('DHL', { orderBook, faults }).close(parcels)).toEqual([
      { reference: 'shp_1', reason: 'Nicht angemeldet' },
    ]);
  });
});

describe('ordering', () => {
  test('the same reference is the same order, also after a restart', async () => {
    const first = await connect('DHL').order(orderFor('DHL'));
    const again = await connect('DHL', { seed: 'another' }).order(orderFor('DHL'));
    expect(again).toEqual(first);
  });

  test('every piece has its own number, the first one that of the shipment', async () => {
    const order = orderFor('DHL');
    const packages = order.shipmentData.packages.flatMap((row) => [{ ...row, amount: 2 }, row]);
    const { trackingNumber, pieceNumbers } = await connect('DHL').order({
      ...order,
      shipmentData: { ...order.shipmentData, packages },
    });
    expect(pieceNumbers).toHaveLength(3);
    expect(new Set(pieceNumbers).size).toBe(3);
    expect(pieceNumbers[0]).toBe(trackingNumber);
  });

  test('the price is that of the rate that was asked for', async () => {
    const order = orderFor('GLS');
    const { rates } = await connect('GLS').rates(
      rateRequest({ shipmentData: order.shipmentData, to: order.to.address, from: order.from.address }),
    );
    const { rate } = await connect('GLS').order(order);
    expect(rates).toContainEqual(rate);
  });

  test('nothing is taken at another price than was shown, and the new one is told', async () => {
    const { rate } = await connect('GLS').order(orderFor('GLS'));
    const orderBook = createOrderBook();
    const faults = CarrierFaults.parse('GLS:dearer:390');
    const shown = orderFor('GLS', { shownPriceCents: rate.priceNetCents });
    const gls = connect('GLS', { orderBook, faults });
    expect(await failureOf(gls.order(shown))).toMatchObject({
      kind: 'refused',
      changedPriceCents: rate.priceNetCents + 390,
    });
    expect(await orderBook.find('GLS', shown.reference)).toBeUndefined();
    faults.clear();
    expect((await gls.order(shown)).rate).toEqual(rate);
    // What it has taken it has taken at its price.
    faults.set('GLS', { mode: 'dearer', byCents: 390 });
    expect((await gls.order(shown)).rate).toEqual(rate);
  });

  test('what does not fit any more is refused with the reason', async () => {
    const order = orderFor('GLS');
    const packages = order.shipmentData.packages.map((row) => ({ ...row, weightKg: 45 }));
    const error = await failureOf(
      connect('GLS').order({ ...order, shipmentData: { ...order.shipmentData, packages } }),
    );
    expect(error).toMatchObject({ kind: 'refused', message: 'Gewicht 45\u00A0kg, erlaubt 40\u00A0kg.' });
  });

  test('what is not delivered to is refused with the reason, by the address itself', async () => {
    const station = {
      ...addresses.packstation,
      address: { ...addresses.packstation.address, addressLine2: '' },
    };
    const box = { ...station, address: { ...station.address, addressLine1: 'Postfach 12 34' } };
    const refusal = async (carrier: Carrier, to: AddressBlock) =>
      failureOf(connect(carrier).order(orderFor(carrier, { to })));
    expect(await refusal('DHL', station)).toMatchObject({
      kind: 'refused',
      message: 'Die Postnummer des Empfängers fehlt.',
    });
    expect(await refusal('GLS', addresses.packstation)).toMatchObject({
      kind: 'refused',
      message: 'Liefert nicht an Packstationen und Postfilialen.',
    });
    expect(await refusal('UPS', box)).toMatchObject({ message: 'Liefert nicht an Postfächer.' });
    const taken = await connect('DHL').order(orderFor('DHL', { to: addresses.packstation }));
    expect(taken.trackingNumber).toMatch(/^00340/);
  });

  test('an unknown product is refused', async () => {
    const error = await failureOf(connect('UPS').order(orderFor('UPS', { productCode: 'UPS_ROCKET' })));
    expect(error).toMatchObject({
      kind: 'refused',
      message: 'UPS kennt das Versandprodukt „UPS_ROCKET“ nicht.',
    });
  });
});

describe('cancelling', () => {
  test('works until the parcel is fetched', async () => {
    await expect(connect('DHL').cancel(parcelFor('DHL'))).resolves.toBeUndefined();
  });

  test('is refused afterwards', async () => {
    const later = () => new Date('2026-11-16T18:00:00Z');
    const error = await failureOf(connect('DHL', { now: later }).cancel(parcelFor('DHL')));
    expect(error).toMatchObject({ kind: 'refused' });
  });
});

describe('faults', () => {
  const broken = (text: string) => connect('DHL', { faults: CarrierFaults.parse(text) });

  test('fail: cannot be reached, and nothing was ordered', async () => {
    for (const call of [broken('DHL:fail').rates(rateRequest()), broken('DHL:fail').order(orderFor('DHL'))]) {
      const error = await failureOf(call);
      expect(error).toBeInstanceOf(CarrierError);
      expect(error).toMatchObject({ kind: 'unreachable', isOutcomeUnknown: false });
    }
  });

  test('refuse: prices as ever, but no order', async () => {
    const carrier = broken('DHL:refuse:Adresse unbekannt.');
    expect((await carrier.rates(rateRequest())).rates).not.toEqual([]);
    expect(await failureOf(carrier.order(orderFor('DHL')))).toMatchObject({
      kind: 'refused',
      message: 'Adresse unbekannt.',
    });
  });

  test('lost-answer: the outcome is unknown, and asking again gives the order', async () => {
    const faults = CarrierFaults.parse('DHL:lost-answer');
    const carrier = connect('DHL', { faults });
    expect(await failureOf(carrier.order(orderFor('DHL')))).toMatchObject({ isOutcomeUnknown: true });
    faults.clear();
    const { trackingNumber } = await carrier.order(orderFor('DHL'));
    expect(trackingNumber).toBe((await connect('DHL').order(orderFor('DHL'))).trackingNumber);
  });

  test('timeout: silent until the caller gives up, and then with its reason', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const call = failureOf(broken('DHL:timeout').rates(rateRequest(), controller.signal));
    controller.abort(reason);
    expect(await call).toBe(reason);
  });

  test('late: answers after its time', async () => {
    await expectOrder(broken('DHL:late:1'), broken('DHL:late:36000000'));
  });
});

describe('answering times', () => {
  test('lie between 100 ms and 3 s, most of them nearer to the first', () => {
    expect([0, 0.5, 1].map(answeringTimeMs)).toEqual([100, 825, 3000]);
  });

  test('can be scaled', async () => {
    await expectOrder(connect('DHL', { latencyScale: 0.01 }), connect('DHL', { latencyScale: 100_000 }));
  });

  test('a call that is called off while it waits ends with the reason of the caller', async () => {
    const reason = new Error('the form has changed');
    const controller = new AbortController();
    const call = failureOf(connect('DHL', { latencyScale: 1 }).rates(rateRequest(), controller.signal));
    controller.abort(reason);
    expect(await call).toBe(reason);
  });

  test('a call that was called off before is not made', async () => {
    const reason = new Error('gone');
    expect(await failureOf(connect('DHL').order(orderFor('DHL'), AbortSignal.abort(reason)))).toBe(reason);
  });
});

test('labels are drawn off the main thread', async () => {
  const before = drawnByThreads().documents;
  const label = await connect('DHL').label(parcelFor('DHL'));
  expect(Buffer.from(label).subarray(0, 5).toString()).toBe('%PDF-');
  expect(drawnByThreads().documents).toBe(before + 1);
});
