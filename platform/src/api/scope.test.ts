import type { Permission } from 'contract';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { tables } from '../store/index.ts';
import type { Caller } from './caller.ts';
import { inScope, scopeOf } from './scope.ts';

const callerWith = (...held: readonly Permission[]): Caller => ({
  personId: 'usr_1',
  orgCode: 'org_1',
  isMember: true,
  may: (permission) => held.includes(permission),
  has: () => false,
});
const forbidden = expect.objectContaining({ status: 403 });

describe('what a call may touch', () => {
  const right = 'delete:contacts';

  test('is what the caller has made, for whom the permission says no more', () => {
    const caller = callerWith('delete:own_contacts');
    expect(scopeOf(right, caller)).toEqual({ orgCode: 'org_1', personId: 'usr_1' });
    expect(scopeOf(right, caller, 'org_1')).toEqual({ orgCode: 'org_1', personId: 'usr_1' });
  });

  test('is all of the organisation’s for whom it says so', () => {
    for (const caller of [
      callerWith('delete:org_contacts', 'delete:own_contacts'),
      callerWith('delete:all_contacts'),
    ]) {
      expect(scopeOf(right, caller)).toEqual({ orgCode: 'org_1', personId: undefined });
    }
  });

  test.each<Permission>(['delete:own_contacts', 'delete:org_contacts', 'read:all_contacts'])(
    'is not another organisation’s with %s',
    (permission) => {
      for (const organization of ['org_2', 'all']) {
        expect(() => scopeOf(right, callerWith(permission), organization)).toThrow(forbidden);
      }
    },
  );

  test('is another organisation’s, or everybody’s, for whom may with all', () => {
    const caller = callerWith('delete:all_contacts');
    expect(scopeOf(right, caller, 'org_2')).toEqual({ orgCode: 'org_2', personId: undefined });
    expect(scopeOf(right, caller, 'all')).toEqual({ orgCode: undefined, personId: undefined });
  });

  test('is no colleague’s for whom may only update themselves', () => {
    const caller = callerWith('update:own_users');
    expect(scopeOf('update:own_users', caller)).toEqual({ orgCode: 'org_1', personId: 'usr_1' });
    expect(scopeOf(['update:own_users', 'update:users'], caller).personId).toBe('usr_1');
    expect(scopeOf(['update:own_users', 'update:users'], callerWith('update:org_users'))).toEqual({
      orgCode: 'org_1',
      personId: undefined,
    });
  });

  test('is the own organisation’s where being signed in is enough', () => {
    expect(scopeOf('signed-in', callerWith())).toEqual({ orgCode: 'org_1', personId: undefined });
    expect(() => scopeOf('signed-in', callerWith('read:all_contacts'), 'org_2')).toThrow(forbidden);
  });

  test('limits the rows that are read', () => {
    const asked = (orgCode: string | undefined, personId: string | undefined) => {
      const limit = inScope({ orgCode, personId }, tables.contacts);
      return limit && new PgDialect({ casing: 'snake_case' }).sqlToQuery(limit);
    };
    expect(asked(undefined, undefined)).toBeUndefined();
    expect(asked('org_1', undefined)?.params).toEqual(['org_1']);
    expect(asked('org_1', 'usr_1')).toMatchObject({
      sql: expect.stringMatching(/org_code.* and .*created_by_id/),
      params: ['org_1', 'usr_1'],
    });
  });
});
