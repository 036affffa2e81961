import * as v from 'valibot';
import { packagingRuleSchema } from '../entities/packaging-rule.ts';
import { endpoint } from './endpoint.ts';

/** What staff keep of what carriers take. */
export const carrierPackagingRulesApi = {
  list: endpoint({
    method: 'GET',
    path: 'carrier-packaging-rules',
    summary: 'Read what carriers take in which packaging',
    access: 'signed-in',
    answer: 'json',
    response: v.object({ items: v.array(packagingRuleSchema) }),
    isRevalidated: true,
  }),
} as const;
