import type { ResourceHandlers } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findPackagingRules } from './queries.ts';

export function packagingRuleHandlers({
  db,
}: Pick<Services, 'db'>): ResourceHandlers<'carrierPackagingRules'> {
  return { list: async () => ({ items: await findPackagingRules(db) }) };
}
