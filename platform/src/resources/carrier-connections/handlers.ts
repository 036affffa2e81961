import type { ResourceHandlers } from '../../api/handler.ts';
import type { ApiServices } from '../../services.ts';
import { askByHand, requireConnection } from './ask-by-hand.ts';
import { findConnections } from './queries.ts';
import { sendRequest } from './send-request.ts';

export function carrierConnectionHandlers(services: ApiServices): ResourceHandlers<'carrierConnections'> {
  const { db, carriers, carrierCalls, now } = services;
  return {
    list: async () => ({ connections: await findConnections(db, carriers, now()) }),

    check: async ({ body: { carrier } }) => {
      const connection = requireConnection(carriers, carrier);
      const { outcome, at, durationMs } = await askByHand(services, `Checking ${carrier}`, (signal) =>
        connection.catalogue(signal),
      );
      // What was just measured has to be in what is told.
      await carrierCalls.settled();
      const [measured] = await findConnections(db, carriers, now(), [carrier]);
      if (!measured) throw new Error(`Nothing is known of ${carrier}`);
      return { outcome, at, durationMs, connection: measured };
    },

    request: (call) => sendRequest(services, call),
  };
}
