import { isWithinAYear, ruleMessages } from 'contract';
import type { CarrierRates, RateRequest } from 'contract';
import type { ResourceHandlers } from '../../api/handler.ts';
import { fieldProblem } from '../../api/problem.ts';
import { askAllCarriers } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { applyPackagingRules } from '../carrier-packaging-rules/apply-rules.ts';
import { findPackagingRules } from '../carrier-packaging-rules/queries.ts';

export function ratesHandlers({ carriers, db, reportFault }: Services): ResourceHandlers<'rates'> {
  return {
    list: ({ body: { carriers: wanted, ...request }, signal, today }) => {
      // No carrier has a calendar for it. A day that has passed is fine: it asks for the first one possible.
      if (!isWithinAYear(request.shipmentData.requestedDeliveryDate, today)) {
        const pointer = '/shipmentData/requestedDeliveryDate';
        throw fieldProblem([{ pointer, detail: ruleMessages.dateFar }]);
      }
      const answers = askAllCarriers(
        [...carriers.values()].filter(({ carrier }) => wanted?.includes(carrier) ?? true),
        request,
        { signal, onUnexpected: (carrier, error) => reportFault(`Rates of ${carrier}`, error) },
      );
      return orderable(db, answers, request);
    },
  };
}

/** What orders are judged by, prices are judged by too. */
async function* orderable(
  db: DatabaseSession,
  answers: AsyncIterable<CarrierRates>,
  { shipmentData: { packages } }: RateRequest,
): AsyncGenerator<CarrierRates, void> {
  const rules = await findPackagingRules(db);
  for await (const answer of answers) yield applyPackagingRules(answer, rules, packages);
}
