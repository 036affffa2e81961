import * as v from 'valibot';
import { newOrganizationSchema } from '#bodies';
import { listedOrganizationSchema } from '../entities/listed-organization.ts';
import { organizationRecordSchema } from '../entities/organization-record.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, queryFlag, queryNumber } from './lists.ts';
import { problemCodes } from './problem.ts';

export const ORGANIZATIONS_PER_PAGE = 25;

/** What staff do with all organisations; customers load nothing of it. */
export const organizationListApi = {
  /** By name; `onlyNew` leaves those of the last `NEW_ORGANIZATION_DAYS`. */
  list: endpoint({
    method: 'GET',
    path: 'organizations',
    summary: 'List all organisations, for staff',
    access: 'read:all_orgs',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, ORGANIZATIONS_PER_PAGE),
      search: searchText(),
      onlyNew: queryFlag(),
    }),
    answer: 'json',
    response: pageOf(listedOrganizationSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: 'organizations',
    summary: 'Create an organisation and invite its owner, for staff',
    access: 'update:all_orgs',
    body: newOrganizationSchema,
    answer: 'json',
    response: organizationRecordSchema,
    isIdempotent: true,
    limited: 'creating',
    errors: { 429: [problemCodes.tooManyInvitations], 502: [problemCodes.userCreationFailed] },
  }),
} as const;
