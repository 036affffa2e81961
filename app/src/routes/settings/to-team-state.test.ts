import { expect, test } from 'vitest';
import { type TeamPage, toTeamState } from './to-team-state.ts';

const person = { id: 'usr_1', given_name: 'Jana' } as TeamPage['items'][number];
const team = [person, { ...person, id: 'usr_2' }];
const filter = { page: 1, search: '', status: 'all' } as const;
const refusal = { person: { name: '', role: '', organizationName: '' }, helper: 'owner' } as const;
const asked = { filter, latest: undefined, isSlow: false, refusal };
const pageOf = (items: TeamPage['items'], invited: number): TeamPage => ({
  items,
  totalItems: items.length,
  totalPages: 1,
  counts: { active: 1, invited, deactivated: 0, owners: 1 },
});
const read = (data: TeamPage) => ({ data, isValidating: false });

test('a team of oneself is empty', () => {
  expect(toTeamState(read(pageOf(team.slice(0, 1), 0)), asked)).toEqual({ kind: 'empty' });
});

test('one of two who is found by a search is a hit', () => {
  const search = { ...asked, filter: { ...filter, search: 'Jana' } };
  expect(toTeamState(read(pageOf(team.slice(0, 1), 1)), search)).toMatchObject({ kind: 'ready' });
  expect(toTeamState(read(pageOf([], 1)), search)).toEqual({ kind: 'noHits' });
});

test('whoever is invited is in the team already', () => {
  expect(toTeamState(read(pageOf(team.slice(0, 2), 1)), asked)).toMatchObject({ kind: 'ready' });
});
