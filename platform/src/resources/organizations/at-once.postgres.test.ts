import { SAVED_BOXES } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../api/testing/at-once.ts';
import { apiOnPostgres, isWithoutPostgres } from '../../api/testing/on-postgres.ts';
import { teamKit } from '../../api/testing/suites/team-kit.ts';
import { tables } from '../../store/index.ts';

const { memberships, savedBoxes } = tables;
const { orgCode } = organizations.tietze;

describe.skipIf(isWithoutPostgres)('what an organisation has so many of, changed at once', () => {
  const api = apiOnPostgres();
  const { read, change } = teamKit(api);

  test('no more boxes are kept than anybody finds their way in', async () => {
    const { db } = api().store;
    const box = { packaging: 'box', lengthCm: 40, widthCm: 30, heightCm: 20, emptyWeightKg: null } as const;
    const kept = Array.from({ length: SAVED_BOXES - 1 }, (_, index) => ({
      ...box,
      id: `box_${index}`,
      orgCode,
      name: `Karton ${index}`,
    }));
    await db.insert(savedBoxes).values(kept);
    const keep = (name: string) => () =>
      api().call('packer', 'POST /organizations/boxes', { body: { ...box, name } });
    expect(await atOnce(db, 'saved_boxes', ['A', 'B', 'C', 'D'].map(keep))).toEqual([200, 422, 422, 422]);
    expect(await db.$count(savedBoxes, eq(savedBoxes.orgCode, orgCode))).toBe(SAVED_BOXES);
  });

  test('of two owners whose roles are taken one stays', async () => {
    const { db } = api().store;
    const ofMember = eq(memberships.accountId, people.member.id);
    await db.update(memberships).set({ role: 'org_owner' }).where(ofMember);
    const owners = await Promise.all([people.owner.id, people.member.id].map((id) => read(id)));
    const take =
      ({ id, version }: (typeof owners)[number]) =>
      () =>
        change(id, { role: 'org_user' }, version, 'backofficeAdmin', `?organization=${orgCode}`);
    expect(await atOnce(db, 'memberships', owners.map(take))).toEqual([200, 409]);
  });
});
