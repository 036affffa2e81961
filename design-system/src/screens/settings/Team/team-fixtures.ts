import { FIXTURE_NOW, people, team } from 'contract/fixtures';
import { fn } from 'storybook/test';
import type { TeamProps } from './Team.tsx';

export const filter = { page: 1, search: '', status: 'all' } as const;

/** All of the team, with nothing narrowed down. Used by stories only, like all here. */
export const readyTeam = {
  kind: 'ready',
  value: { items: team, totalItems: team.length, shown: filter },
  isRefreshing: false,
} as const;

/** The invitation as it is opened. */
export const inviting = {
  pending: false,
  failure: null,
  onSubmit: fn(),
  onChangedChange: fn(),
  onClose: fn(),
};

/** The page as an owner sees it. */
export const teamArgs: TeamProps = {
  state: readyTeam,
  filter,
  counts: { active: 3, invited: 2, deactivated: 1, owners: 2 },
  hrefs: { home: '#start', status: (status) => `#${status}`, reset: '#alle' },
  ownId: people.owner.id,
  now: new Date(FIXTURE_NOW),
  actions: {
    onChangeRole: fn(),
    onReinvite: fn(),
    onActivate: fn(),
    onDeactivate: fn(),
    onRemove: fn(),
  },
  onInvite: fn(),
  onSearch: fn(),
  onPage: fn(),
  onRetry: fn(),
};
