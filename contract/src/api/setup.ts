import { organizationSetupSchema } from '#bodies';
import { organizationRecordSchema } from '../entities/organization-record.ts';
import { endpoint } from './endpoint.ts';
import { problemCodes } from './problem.ts';

export const setupApi = {
  /**
   * Once, by whoever owns the organisation. Sent again it answers as the first time and changes nothing, and where
   * somebody else has finished it with something else, 409: the flag `org_setup_complete` is in the next token.
   */
  setUp: endpoint({
    method: 'POST',
    path: 'organizations/setup',
    summary: 'Finish the set-up of the own organisation',
    access: 'update:own_orgs',
    body: organizationSetupSchema,
    answer: 'json',
    response: organizationRecordSchema,
    errors: { 409: [problemCodes.alreadySetUp] },
  }),
} as const;
