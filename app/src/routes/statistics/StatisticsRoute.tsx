import { Statistics } from 'design-system/screens/statistics/Statistics/Statistics';
import { useNavigate } from 'react-router';
import { type AskedPeriod, chosenDays, statisticsOf } from '../../data/statistics.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { statisticsAddress } from '../../pages/statistics-addresses.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toFetched } from '../to-resource.ts';
import { useExport } from '../use-export.ts';
import { useSearch } from '../use-search.ts';

export function preload({ query }: Pick<Visit, 'query'>): void {
  preloadRead(statisticsOf(statisticsAddress.parse(query)));
}

/** `/statistiken`: the address bar holds the period. */
export function Component() {
  const asked = useSearch(statisticsAddress);
  const navigate = useNavigate();
  const now = useNow();
  const figures = useRead(statisticsOf(asked));
  const isSlow = useIsSlow(figures.isLoading);
  const refusal = toRefusal(useSession());
  const exporting = useExport<AskedPeriod>(async (period, format) =>
    (await import('./export-statistics.ts')).exportStatistics(period, format),
  );
  // Somebody's own days begin with those that they see.
  const shown = figures.data && { from: figures.data.from, to: figures.data.to };
  return (
    <Statistics
      state={
        figures.error?.kind === 'forbidden' ? { kind: 'forbidden', refusal } : toFetched(figures, { isSlow })
      }
      period={asked.period}
      days={chosenDays(asked)}
      hrefs={{
        home: pages.start.href(),
        period: (period) => statisticsAddress.href(period === 'range' ? { period, ...shown } : { period }),
        exceptions: shipmentsAddress.href({ status: 'exception' }),
        ...(session.getPermission('create:shipments').isGranted && {
          createShipment: pages.newShipment.href(),
        }),
      }}
      now={now}
      exporting={exporting.state}
      onDays={(days) =>
        void navigate(statisticsAddress.href({ period: 'range', ...days }), {
          replace: true,
          preventScrollReset: true,
        })
      }
      onExport={(format) => exporting.run(asked, format)}
      onRetry={() => figures.mutate()}
    />
  );
}
