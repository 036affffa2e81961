import type { Carrier } from 'contract';
import type { CarrierConnection, CarrierEnvironment, CarrierFactory } from './carrier.ts';
import { connectDeku } from './deku/index.ts';
import { connectDhl } from './dhl/index.ts';
import { connectFedex } from './fedex/index.ts';
import { connectGls } from './gls/index.ts';
import { connectIlo } from './ilo/index.ts';
import { connectMex } from './mex/index.ts';
import { connectUps } from './ups/index.ts';

/**
 * Every carrier, real or simulated. A new one is a folder and a line here; in `contract/src/tracking` the formats of its
 * numbers, and its name among the words before them.
 */
const factories: Readonly<Record<Carrier, CarrierFactory>> = {
  DHL: connectDhl,
  FedEx: connectFedex,
  UPS: connectUps,
  MEX: connectMex,
  GLS: connectGls,
  ILO: connectIlo,
  DEKU: connectDeku,
};

/** All carriers by name, in the order of the contract. */
export type Carriers = ReadonlyMap<Carrier, CarrierConnection>;

/** Connects every carrier. Nothing is sent before the first call. */
export function connectCarriers(environment: CarrierEnvironment): Carriers {
  return new Map(
    Object.values(factories).map((connect) => {
      const connection = connect(environment);
      return [connection.carrier, connection];
    }),
  );
}
