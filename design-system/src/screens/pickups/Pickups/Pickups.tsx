import { CalendarClock, CalendarPlus, CalendarX } from '@lucide/icons';
import { hasMonthsWithout, PICKUPS_PER_PAGE, type PickupsPage, pickupTabs } from 'contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { pickupSentenceCopy } from '../pickup-sentence.copy.ts';
import { NextPickup } from './NextPickup.tsx';
import { pickupColumns } from './pickup-columns.tsx';
import type {
  NextPickupFacts,
  PickupActions,
  PickupsFilter,
  PickupsHrefs,
  PickupsState,
} from './pickups-state.ts';
import { pickupsCopy as copy } from './Pickups.copy.ts';
import * as styles from './Pickups.css.ts';

export interface PickupsProps extends PickupActions {
  readonly state: PickupsState;
  readonly filter: PickupsFilter;
  /** How many lie behind each tab; unknown until the first answer. */
  readonly counts?: PickupsPage['tabCounts'];
  readonly next: NextPickupFacts;
  readonly hrefs: PickupsHrefs;
  /** Whether the person may order pickups. */
  readonly canCreate: boolean;
  /** The row whose panel is open. */
  readonly openId?: string;
  /** The `PickupPanel` of the open row, or the form of a new one. */
  readonly panel?: ReactNode;
  readonly now: Date;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/abholungen`: when somebody comes, once or again and again. */
export function Pickups(props: PickupsProps) {
  const { state, filter, next, hrefs, canCreate, openId, now } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  if (state.kind === 'notEnabled') return <NotEnabled homeHref={hrefs.home} />;
  const create = canCreate && (
    <ButtonLink href={hrefs.create} icon={CalendarPlus}>
      {copy.create}
    </ButtonLink>
  );
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={copy.list}
      heading={copy.title}
      actions={create}
      tabs={
        <div className={styles.above}>
          <NextPickup next={next} now={now} hrefOf={hrefs.pickup} />
          <PickupTabs {...props} />
        </div>
      }
      panel={props.panel}
      table={{
        columns: pickupColumns({ ...props, tab: filter.tab, hrefOf: hrefs.pickup }),
        rowKey: ({ id }) => id,
        openRowKey: openId,
      }}
      foot={state.kind === 'ready' && <MonthsWithout pickups={state.value.items} />}
      empty={{
        icon: CalendarClock,
        title: copy.empty.title,
        children: copy.empty.text,
        actions: create,
      }}
      noHits={{ icon: CalendarX, title: copy.noneBehind[filter.tab], actions: create }}
      nameOf={({ tab, page }) => copy.shownAs(tab, page)}
      perPage={PICKUPS_PER_PAGE}
      onPage={props.onPage}
      onRetry={props.onRetry}
    />
  );
}

const countOf = (count: number | undefined) => (count === undefined ? null : listCopy.tabCount(count));

function PickupTabs({ counts, filter, hrefs }: Pick<PickupsProps, 'counts' | 'filter' | 'hrefs'>) {
  const tabs = pickupTabs.map((tab) => ({
    href: hrefs.tab(tab),
    label: copy.tabs[tab],
    // Of what is over nobody keeps count.
    ...(tab !== 'past' && { count: countOf(counts?.[tab]) }),
    isCurrent: tab === filter.tab,
  }));
  return <TabNav label={copy.tabsLabel} tabs={tabs} />;
}

/** What is true of a series on the 29th to 31st, once for each of them. */
function MonthsWithout({ pickups }: { readonly pickups: readonly Parameters<typeof hasMonthsWithout>[0][] }) {
  const days = pickups.filter(hasMonthsWithout).map(({ startAt }) => Number(startAt.slice(8, 10)));
  return [...new Set(days)]
    .toSorted((one, other) => one - other)
    .map((day) => pickupSentenceCopy.monthsWithout(day))
    .join(' ');
}

function NotEnabled({ homeHref }: { readonly homeHref: string }) {
  return (
    <EmptyState
      icon={CalendarX}
      title={copy.notEnabled}
      headingLevel={1}
      actions={<ButtonLink href={homeHref}>{copy.toHome}</ButtonLink>}
    >
      {copy.notEnabledText}
    </EmptyState>
  );
}
