import { lazyPart } from 'design-system/components/LazyPart';
import { MissingPanel } from 'design-system/patterns/MissingPart/MissingPanel';
import type { DayEndState, OpenDay } from 'design-system/screens/settings/DayEndClosing/day-end-state.ts';
import { DayEndClosing } from 'design-system/screens/settings/DayEndClosing/DayEndClosing';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { closingList, openDay } from '../../data/day-end-closings.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { dayEndAddress } from '../../pages/day-end-addresses.ts';
import { pages } from '../../pages/pages.ts';
import { pickupsAddress } from '../../pages/pickup-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { nearestPage } from '../nearest-page.ts';
import { useNextPickup } from '../pickups/use-next-pickup.ts';
import { mayDo } from '../shipments/shipment-rights.ts';
import { toRefusal } from '../to-refusal.ts';
import { type Read, toFetched } from '../to-resource.ts';
import { useNearestPage } from '../use-nearest-page.ts';
import { useSearch } from '../use-search.ts';
import { type ClosingPapers, toPapers } from './closing-papers.ts';
import type { ClosingPdfProps } from './ClosingPdf.tsx';
import { OpenOfCarrier } from './OpenOfCarrier.tsx';
import { useClosing } from './use-closing.ts';

// Drawing a document takes a library along that few visits need.
const ClosingPdf = lazyPart<ClosingPdfProps>(async () => (await import('./ClosingPdf.tsx')).ClosingPdf, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel what="closing" onClose={onClose} {...retry} />,
});

export function preload({ query }: { readonly query: URLSearchParams }): void {
  preloadRead(openDay());
  preloadRead(closingList(dayEndAddress.parse(query).page));
}

/** `/einstellungen/tagesabschluss` */
export function Component() {
  const { page } = useSearch(dayEndAddress);
  const navigate = useNavigate();
  const now = useNow();
  const day = useRead(openDay());
  const { data: closings, ...history } = useRead(closingList(page));
  const latest = useRead(closingList(1));
  const next = useNextPickup();
  const refusal = toRefusal(useSession());
  const isSlow = useIsSlow(day.isLoading);
  const isHistorySlow = useIsSlow(history.isLoading);
  const { exclude, forgetClosed, ...closing } = useClosing(day.data?.asOf);
  const [opened, setOpened] = useState<ClosingPapers | null>(null);
  const hrefOf = (to: number) => dayEndAddress.href({ page: to });
  const isBeyondEnd = useNearestPage(page, nearestPage(page, closings), hrefOf);
  const shown = closings && !isBeyondEnd ? { ...closings, page } : undefined;
  // Staff see organisations, and close nothing of theirs.
  const canClose = mayDo('update:org_shipments');
  return (
    <DayEndClosing
      {...closing}
      state={toDayEndState(day, isSlow, refusal)}
      history={toFetched({ ...history, data: shown }, { isSlow: isHistorySlow })}
      latest={latest.error ? (latest.data?.items ?? []) : latest.data?.items}
      next={next}
      pickupHrefOf={(id) => pickupsAddress.href({ pickup: id })}
      canClose={canClose}
      homeHref={pages.start.href()}
      now={now}
      renderShipments={(carrier) => (
        <OpenOfCarrier
          carrier={carrier}
          excluded={closing.excluded}
          canClose={canClose}
          onExclude={(shipment, isExcluded) => exclude(carrier, shipment, isExcluded)}
          onAllOpen={forgetClosed}
        />
      )}
      pdf={
        opened && <ClosingPdf key={opened.ids.join(' ')} papers={opened} onClose={() => setOpened(null)} />
      }
      onOpenPdfs={(made) => setOpened(toPapers(made))}
      onPage={(to) => void navigate(hrefOf(to))}
      onRetry={() => day.mutate()}
      onRetryHistory={() => history.mutate()}
    />
  );
}

/** What waits for its closing; whatever goes wrong but for a refusal is a failure. */
export function toDayEndState(
  read: Read<OpenDay>,
  isSlow: boolean,
  refusal: ReturnType<typeof toRefusal>,
): DayEndState {
  if (read.error?.kind === 'forbidden') return { kind: 'forbidden', refusal };
  return toFetched(read, { isSlow });
}
