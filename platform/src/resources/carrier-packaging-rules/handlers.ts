import type { ResourceHandlers } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { putPackagingRule } from './put-rule.ts';
import { findPackagingMatrix, findPackagingRules } from './queries.ts';

export function packagingRuleHandlers(
  services: Pick<Services, 'db' | 'now'>,
): ResourceHandlers<'carrierPackagingRules'> {
  const { db } = services;
  return {
    list: async () => ({ items: await findPackagingRules(db) }),

    matrix: async () => ({ items: await findPackagingMatrix(db) }),

    put: (call) => putPackagingRule(services, call),
  };
}
