import { defaultPackagingRules, toPackagingRule } from 'contract';
import type { PackagingRule, StaffPackagingRule } from 'contract';
import { and, eq } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { packagingRules } = tables;

export type PackagingRuleRow = typeof packagingRules.$inferSelect;
type Place = Pick<PackagingRule, 'carrier' | 'packaging'>;

/** What a rule is called by: there is one of a carrier and a packaging, or none. */
export const idOf = ({ carrier, packaging }: Place) => `${carrier}-${packaging}`;

/** Every carrier with every packaging: the default set with what staff have changed. */
export async function findPackagingMatrix(db: DatabaseSession): Promise<StaffPackagingRule[]> {
  const rows = await db.select().from(packagingRules);
  const changed = new Map(rows.map((row) => [idOf(row), row]));
  return defaultPackagingRules.map((rule) => {
    const row = changed.get(idOf(rule));
    return row ? toStaffPackagingRule(row) : unchanged(rule);
  });
}

/** What carriers take, without those that have no rule. */
export async function findPackagingRules(db: DatabaseSession): Promise<PackagingRule[]> {
  return (await findPackagingMatrix(db)).flatMap((rule) => toPackagingRule(rule) ?? []);
}

/** One of the matrix; undefined where there is no such carrier or packaging. */
export async function findStaffPackagingRule(
  db: DatabaseSession,
  id: string,
): Promise<StaffPackagingRule | undefined> {
  const rule = defaultPackagingRules.find((of) => idOf(of) === id);
  if (!rule) return undefined;
  const [row] = await db.select().from(packagingRules).where(isAt(rule));
  return row ? toStaffPackagingRule(row) : unchanged(rule);
}

/** The row of a carrier and a packaging. */
export function isAt({ carrier, packaging }: Place) {
  return and(eq(packagingRules.carrier, carrier), eq(packagingRules.packaging, packaging));
}

function unchanged({ isAllowed, ...rule }: PackagingRule): StaffPackagingRule {
  return {
    ...rule,
    id: idOf(rule),
    standing: isAllowed ? 'allowed' : 'refused',
    version: 0,
    updatedAt: null,
    updatedBy: null,
  };
}

/** A stored rule as staff see it. */
export function toStaffPackagingRule({
  isActive,
  isAllowed,
  updatedAt,
  updatedById,
  updatedByName,
  ...rule
}: PackagingRuleRow): StaffPackagingRule {
  return {
    ...rule,
    id: idOf(rule),
    standing: !isActive ? 'none' : isAllowed ? 'allowed' : 'refused',
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedById === null ? null : { id: updatedById, full_name: updatedByName ?? '' },
  };
}
