import { parseArgs } from 'node:util';
import { calendarDay } from 'contract';
import * as v from 'valibot';
import { readConfig } from './config.ts';
import { settleByHand } from './resources/shipments/settle-by-hand.ts';
import type { Finding } from './resources/shipments/settle-by-hand.ts';
import { nobodyElse } from './services.ts';
import { openConfiguredStore } from './store/open-configured-store.ts';

const USAGE = `settle-order <shipment id> --not-ordered
settle-order <shipment id> --ordered <tracking number> --price-cents <net> --delivery-date <yyyy-MM-dd>`;

const orderedSchema = v.object({
  ordered: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(40)),
  'price-cents': v.pipe(v.string(), v.digits(), v.transform(Number)),
  'delivery-date': calendarDay(),
});

/** @throws {Error} with the usage when the arguments say nothing, or too much. */
function readArguments(): { readonly shipmentId: string; readonly finding: Finding } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'not-ordered': { type: 'boolean' },
      ordered: { type: 'string' },
      'price-cents': { type: 'string' },
      'delivery-date': { type: 'string' },
    },
  });
  const [shipmentId] = positionals;
  if (shipmentId === undefined || positionals.length > 1) throw new Error(USAGE);
  if (values['not-ordered'] === true) {
    if (Object.keys(values).length > 1) throw new Error(USAGE);
    return { shipmentId, finding: { kind: 'not-ordered' } };
  }
  const { success, output } = v.safeParse(orderedSchema, values);
  if (!success) throw new Error(USAGE);
  const { ordered, 'price-cents': priceNetCents, 'delivery-date': deliveryDate } = output;
  return { shipmentId, finding: { kind: 'ordered', trackingNumber: ordered, priceNetCents, deliveryDate } };
}

/* Settles an order that is unclear by what a carrier has told a person. People see it when they look next. */
try {
  const { shipmentId, finding } = readArguments();
  const store = await openConfiguredStore(readConfig(process.env).environment);
  try {
    const services = {
      db: store.db,
      carriers: new Map(),
      ...nobodyElse,
      now: () => new Date(),
      reportFault: (what: string, error: unknown) => console.error(what, error),
    };
    await settleByHand(services, shipmentId, finding);
  } finally {
    await store.close();
  }
  console.log(`${shipmentId} is settled: ${finding.kind}.`);
} catch (error) {
  console.error(`Nothing was settled.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
