import * as v from 'valibot';
import { packagingRuleDraftSchema } from '#bodies';
import { packagingRuleSchema } from '../entities/packaging-rule.ts';
import { staffPackagingRuleSchema } from '../entities/staff-packaging-rule.ts';
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
  /** Ours: every carrier with every packaging, also where there is no rule, with who has changed it. */
  matrix: endpoint({
    method: 'GET',
    path: 'carrier-packaging-rules/admin',
    summary: 'Read the rules of all carriers and packagings as staff keep them',
    access: 'access:backoffice',
    answer: 'json',
    response: v.object({ items: v.array(staffPackagingRuleSchema) }),
  }),
  /** Makes, changes and takes away: of one carrier and packaging there is one rule or none. */
  put: endpoint({
    method: 'PUT',
    path: 'carrier-packaging-rules/{id}',
    summary: 'Decide what a carrier takes in a packaging',
    access: 'update:all_orgs',
    body: packagingRuleDraftSchema,
    answer: 'json',
    response: staffPackagingRuleSchema,
    isVersioned: true,
  }),
} as const;
