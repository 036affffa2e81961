import { UserPlus, Users } from '@lucide/icons';
import { userStatuses } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { isUnfiltered } from '../../../patterns/ListFrame/list-filter.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame, type ListPlace } from '../../../patterns/ListFrame/ListFrame.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { nameOfFilter } from './filter-name.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { teamColumns } from './team-columns.tsx';
import { noFilter, USERS_PER_PAGE } from './team-filter.ts';
import type {
  Inviting,
  RoleChange,
  TeamActions,
  TeamCounts,
  TeamFilter,
  TeamHrefs,
  TeamState,
} from './team-state.ts';
import { teamCopy as copy } from './Team.copy.ts';

export interface TeamProps {
  state: TeamState;
  filter: TeamFilter;
  /** Unknown until the first answer. */
  counts?: TeamCounts | undefined;
  hrefs: TeamHrefs;
  /** Whose row is the signed-in person's own. */
  ownId: string;
  now: Date;
  /** Null for whoever may only look. */
  actions: TeamActions | null;
  /** None for whoever may not ask anybody in. */
  onInvite?: (() => void) | undefined;
  /** While somebody is being invited. */
  inviting?: Inviting | null | undefined;
  /** While a role is being changed. */
  roleChange?: RoleChange | null | undefined;
  onSearch: (text: string) => void;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  /** Where it is a part of a page. */
  place?: ListPlace | undefined;
}

/** The people of an organisation: who they are, what they may do, and whom to ask in. */
export function Team(props: TeamProps) {
  const { state, filter, counts, hrefs, ownId, now, actions, inviting, roleChange, place } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const view = { ownId, owners: counts?.owners, now };
  const invite = props.onInvite && (
    <Button icon={UserPlus} onPress={props.onInvite}>
      {copy.invite.title}
    </Button>
  );
  return (
    <>
      <ListFrame
        state={state}
        filter={filter}
        words={copy.list}
        heading={copy.title}
        place={place}
        actions={invite}
        tabs={<TeamTabs filter={filter} counts={counts} hrefs={hrefs} />}
        search={
          <ListSearch
            label={copy.search}
            placeholder={copy.placeholder}
            asked={filter.search}
            onSearch={props.onSearch}
          />
        }
        table={{ columns: teamColumns(view, actions), rowKey: ({ id }) => id }}
        empty={{ icon: Users, title: copy.empty.title, children: copy.empty.text }}
        noHits={{
          text: copy.noHits,
          resetHref: hrefs.reset,
          isSearchOnly: isUnfiltered(filter, noFilter, ['search']),
        }}
        nameOf={nameOfFilter}
        perPage={USERS_PER_PAGE}
        foot={copy.about}
        onPage={props.onPage}
        onRetry={props.onRetry}
      />
      {inviting && <InviteDialog {...inviting} />}
      {roleChange && <RoleDialog key={roleChange.user.id} {...roleChange} />}
    </>
  );
}

function TeamTabs({ filter, counts, hrefs }: Pick<TeamProps, 'filter' | 'counts' | 'hrefs'>) {
  const all = counts && counts.active + counts.invited + counts.deactivated;
  const tabs = (['all', ...userStatuses] as const).map((status) => {
    const total = status === 'all' ? all : counts?.[status];
    return {
      href: hrefs.status(status),
      label: copy.statuses[status],
      count: total === undefined ? null : listCopy.tabCount(total),
      isCurrent: filter.status === status,
    };
  });
  return <TabNav label={copy.tabs} tabs={tabs} />;
}
