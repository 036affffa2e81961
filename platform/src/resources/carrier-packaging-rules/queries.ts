import { defaultPackagingRules } from 'contract';
import type { PackagingRule } from 'contract';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { packagingRules } = tables;

const keyOf = ({ carrier, packaging }: Pick<PackagingRule, 'carrier' | 'packaging'>) =>
  `${carrier} ${packaging}`;

/** What carriers take: the default set with what staff have changed. */
export async function findPackagingRules(db: DatabaseSession): Promise<PackagingRule[]> {
  const rows = await db.select().from(packagingRules);
  const changed = new Map(rows.map((row) => [keyOf(row), row]));
  return defaultPackagingRules
    .map((rule) => changed.get(keyOf(rule)) ?? { ...rule, isActive: true })
    .filter(({ isActive }) => isActive)
    .map(({ carrier, packaging, isAllowed, volumeDivisor, note, ...row }) => ({
      carrier,
      packaging,
      isAllowed,
      maxWeightKg: row.maxWeightKg,
      maxLengthCm: row.maxLengthCm,
      maxWidthCm: row.maxWidthCm,
      maxHeightCm: row.maxHeightCm,
      maxGirthCm: row.maxGirthCm,
      minLengthCm: row.minLengthCm,
      minWidthCm: row.minWidthCm,
      minHeightCm: row.minHeightCm,
      volumeDivisor,
      note,
    }));
}
