import { Pickups } from 'design-system/screens/pickups/Pickups/Pickups';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { nextPickups, onePickup, pickupList } from '../../data/pickups.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { pickupsAddress } from '../../pages/pickup-addresses.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { NewPickup, OpenPickup } from './lazy-parts.tsx';
import { arePickupsEnabled, mayCreatePickups } from './pickup-rights.ts';
import { toCounts, toPickupsState } from './to-pickups-state.ts';
import { usePickupActions } from './use-pickup-actions.ts';

type Search = ReturnType<typeof pickupsAddress.parse>;

/** Asks for the list and the next date, and for the pickup that is to be open beside them. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  if (!arePickupsEnabled()) return;
  const { tab, page, pickup } = pickupsAddress.parse(query);
  preloadRead(pickupList({ tab, page }));
  preloadRead(nextPickups());
  if (pickup !== null) preloadRead(onePickup(pickup));
}

/** `/abholungen`: the address bar holds tab, page and what is open. */
export function Component() {
  const search = useSearch(pickupsAddress);
  const { tab, page, pickup: openId, create } = search;
  const navigate = useNavigate();
  const now = useNow();
  const isEnabled = arePickupsEnabled();
  const filter = { tab, page };
  const read = useRead(isEnabled ? pickupList(filter) : null);
  const next = useRead(isEnabled ? nextPickups() : null);
  const list = useList(read, filter, toPickupsState, (to) => pickupsAddress.href({ ...search, page: to }));
  const hrefWith = (change: Partial<Search>) =>
    pickupsAddress.href({ ...search, pickup: null, create: false, ...change });
  const go = (change: Partial<Search>) => void navigate(hrefWith(change), { preventScrollReset: true });
  /** What was deleted last, until its panel has closed. */
  const [deletedId, setDeletedId] = useState<string>();
  const close = () => {
    setDeletedId(undefined);
    go({});
  };
  const actions = usePickupActions(setDeletedId);
  const canCreate = mayCreatePickups();
  const counts = toCounts(read.data, list.latest);

  let panel: ReactNode;
  if (openId !== null)
    panel = (
      <OpenPickup
        key={openId}
        id={openId}
        isDeleted={openId === deletedId}
        onClose={close}
        onDeleted={setDeletedId}
      />
    );
  else if (create && canCreate)
    panel = (
      <NewPickup
        onClose={close}
        onCreated={(isRecurring) => go({ tab: isRecurring ? 'recurring' : 'upcoming', page: 1 })}
      />
    );
  return (
    <Pickups
      {...actions}
      state={isEnabled ? list.state : { kind: 'notEnabled' }}
      filter={filter}
      {...(counts && { counts })}
      next={next.error ? (next.data ?? null) : next.data}
      hrefs={{
        home: pages.start.href(),
        create: hrefWith({ create: true }),
        tab: (other) => pickupsAddress.href({ tab: other }),
        pickup: (id) => hrefWith({ pickup: id }),
      }}
      canCreate={canCreate}
      {...(openId !== null && { openId })}
      {...(isEnabled && { panel })}
      now={now}
      onPage={(to) => void navigate(hrefWith({ page: to }))}
      onRetry={list.retry}
    />
  );
}
