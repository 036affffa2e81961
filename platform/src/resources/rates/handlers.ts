import { isWithinAYear, ruleMessages } from 'contract';
import type { Carrier, CarrierRates, RateRequest } from 'contract';
import type { ResourceHandlers } from '../../api/handler.ts';
import { fieldProblem } from '../../api/problem.ts';
import { askAllCarriers } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import { applyPackagingRules } from '../carrier-packaging-rules/apply-rules.ts';
import { findPackagingRules } from '../carrier-packaging-rules/queries.ts';
import { chosenRates, productChoice } from '../carrier-products/offered.ts';

export function ratesHandlers(services: Services): ResourceHandlers<'rates'> {
  return {
    list: ({ body: { carriers: wanted, ...request }, caller, signal, today }) => {
      // No carrier has a calendar for it. A day that has passed is fine: it asks for the first one possible.
      if (!isWithinAYear(request.shipmentData.requestedDeliveryDate, today)) {
        const pointer = '/shipmentData/requestedDeliveryDate';
        throw fieldProblem([{ pointer, detail: ruleMessages.dateFar }]);
      }
      return ratesFor(services, { orgCode: caller.orgCode, wanted, request, signal });
    },
  };
}

interface Question {
  readonly orgCode: string;
  readonly wanted: readonly Carrier[] | undefined;
  readonly request: RateRequest;
  readonly signal: AbortSignal;
}

/**
 * What the carriers say, without the products that the organisation may not use. What orders are judged by, prices are
 * judged by too.
 */
async function* ratesFor(
  { db, carriers, reportFault }: Services,
  { orgCode, wanted, request, signal }: Question,
): AsyncGenerator<CarrierRates, void, void> {
  const [choice, rules] = await Promise.all([productChoice(db, orgCode), findPackagingRules(db)]);
  const asked = [...carriers.values()].filter(({ carrier }) => wanted?.includes(carrier) ?? true);
  const onUnexpected = (carrier: Carrier, error: unknown) => reportFault(`Rates of ${carrier}`, error);
  for await (const answer of askAllCarriers(asked, request, { signal, onUnexpected }))
    yield applyPackagingRules(chosenRates(choice, answer), rules, request.shipmentData.packages);
}
