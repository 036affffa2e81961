import { carrierPackagingRulesApi, type PackagingRuleDraft } from 'contract';
import { http } from '../http/client.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const { list, matrix, put } = carrierPackagingRulesApi;

/** Every carrier with every packaging. */
export const packagingMatrix = read(matrix);

/** What carriers take, as rates and orders are judged by. */
export const packagingRules = read(list);

/** What becomes of a rule, and of which version of it. */
export interface PackagingRuleChange {
  readonly id: string;
  readonly version: number;
  readonly draft: PackagingRuleDraft;
}

const makesOld = [packagingMatrix, packagingRules];

/** Keeps a rule, or makes it what it was before; each press is carried out, wherever the person goes meanwhile. */
export const putPackagingRule = write(
  ({ id, version, draft }: PackagingRuleChange) => http.call(put, { params: { id }, body: draft, version }),
  { makesOld, outlivesPage: true },
);
