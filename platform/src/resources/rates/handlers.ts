import { isWithinAYear, ruleMessages } from 'contract';
import type { ResourceHandlers } from '../../api/handler.ts';
import { fieldProblem } from '../../api/problem.ts';
import { askAllCarriers } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';

export function ratesHandlers({ carriers, reportFault }: Services): ResourceHandlers<'rates'> {
  return {
    list: ({ body: { carriers: wanted, ...request }, signal, today }) => {
      // No carrier has a calendar for it. A day that has passed is fine: it asks for the first one possible.
      if (!isWithinAYear(request.shipmentData.requestedDeliveryDate, today)) {
        const pointer = '/shipmentData/requestedDeliveryDate';
        throw fieldProblem([{ pointer, detail: ruleMessages.dateFar }]);
      }
      return askAllCarriers(
        [...carriers.values()].filter(({ carrier }) => wanted?.includes(carrier) ?? true),
        request,
        { signal, onUnexpected: (carrier, error) => reportFault(`Rates of ${carrier}`, error) },
      );
    },
  };
}
