import { carriers as allCarriers } from 'contract';
import type { api, ProductSync } from 'contract';
import type { Handler } from '../../api/handler.ts';
import { problemCopy } from '../../api/problem.copy.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { personRef } from '../../audit/person-ref.ts';
import { readCatalogue } from '../../carriers/index.ts';
import type { ApiServices } from '../../services.ts';
import { askByHand, requireConnection } from '../carrier-connections/ask-by-hand.ts';
import { carrierProductCopy as copy } from './carrier-products.copy.ts';
import { findSync } from './queries.ts';
import { takeOverCatalogue } from './sync.ts';

type TakeOverCall = Parameters<Handler<(typeof api.carrierProducts)['takeOver']>>[0];

/**
 * Makes the products of a carrier what its catalogue says although the latest sync has refused that, because somebody
 * has seen what is missing and says that it is really gone. What is found belongs to that sync.
 *
 * @throws {ProblemError} 404 where there is no such carrier; 409 where the latest sync is not the one that was seen or
 * has not refused it, and where more is missing by now; 502 where the carrier does not answer now
 */
export async function takeOverByHand(services: ApiServices, call: TakeOverCall): Promise<ProductSync> {
  const { db, carriers, now } = services;
  const carrier = allCarriers.find((one) => one === call.params.id);
  if (!carrier) throw notFound(copy.notFound);
  const refused = await findSync(db);
  const missing = refused?.carriers.find((one) => one.carrier === carrier)?.missing ?? [];
  if (refused?.id !== call.body.syncId || missing.length === 0)
    throw new ProblemError(409, { title: copy.nothingToTakeOver });
  const connection = requireConnection(carriers, carrier);
  const asked = await askByHand(services, `Catalogue of ${carrier}`, async (signal) =>
    readCatalogue(await connection.catalogue(signal)),
  );
  if (asked.outcome !== 'answered')
    throw new ProblemError(502, { title: copy.notNamed(carrier), detail: problemCopy.tryAgain });
  const by = await personRef(db, call.caller.personId);
  const seenMissing = missing.map(({ code }) => code);
  const run = { id: refused.id, by, seenMissing, requestId: call.requestId };
  const counts = await takeOverCatalogue(db, carrier, asked.answer, now(), run);
  if (!counts && asked.answer.length > 0)
    throw new ProblemError(409, { title: copy.moreMissing(carrier), detail: copy.syncAgain });
  if (!counts) throw new ProblemError(409, { title: copy.nothingNamed(carrier) });
  return (await findSync(db, refused.id)) ?? refused;
}
