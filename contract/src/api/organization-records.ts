import { organizationChangeSchema } from '#bodies';
import { organizationRecordSchema } from '../entities/organization-record.ts';
import { endpoint } from './endpoint.ts';
import { problemCodes } from './problem.ts';

/** Organisations with all that is known of them. Each path names its organisation, so no query does. */
export const organizationRecordsApi = {
  /** The own one is everybody's to read. */
  get: endpoint({
    method: 'GET',
    path: 'organizations/{id}',
    summary: 'Read an organisation with its settings',
    access: 'signed-in',
    answer: 'json',
    response: organizationRecordSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: 'organizations/{id}',
    summary: 'Change an organisation or its settings',
    access: ['update:orgs', 'update:own_orgs'],
    body: organizationChangeSchema,
    answer: 'json',
    response: organizationRecordSchema,
    isVersioned: true,
  }),
  /** Everything that belongs to it goes with it; what was done stays in the audit log. */
  remove: endpoint({
    method: 'DELETE',
    path: 'organizations/{id}',
    summary: 'Delete an organisation with all that belongs to it',
    access: ['delete:orgs', 'delete:own_orgs'],
    answer: 'empty',
    isVersioned: true,
    errors: { 409: [problemCodes.shipmentsUnderWay] },
  }),
} as const;
