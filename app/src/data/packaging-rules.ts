import { carrierPackagingRulesApi, type PackagingRuleDraft } from 'contract';
import { http } from '../http/client.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const { matrix, put } = carrierPackagingRulesApi;

/** Every carrier with every packaging. */
export const packagingMatrix = read(matrix);

/** What becomes of a rule, and of which version of it. */
export interface PackagingRuleChange {
  readonly id: string;
  readonly version: number;
  readonly draft: PackagingRuleDraft;
}

export const putPackagingRule = write(
  ({ id, version, draft }: PackagingRuleChange, { signal }) =>
    http.call(put, { params: { id }, body: draft, version, signal }),
  { makesOld: [packagingMatrix] },
);
