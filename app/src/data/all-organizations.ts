import {
  type NewOrganization,
  type OrganizationChange,
  organizationListApi,
  organizationRecordsApi,
} from 'contract';
import type { OrganizationsFilter } from 'design-system/screens/backoffice/Organizations/organizations-state.ts';
import { http } from '../http/client.ts';
import { ownRecord } from './organization-records.ts';
import { byId, read, unlessFocused } from './read.ts';
import { shipmentDefaults } from './shipment-defaults.ts';
import { write } from './write.ts';

const { list, create } = organizationListApi;
const { get, change, remove } = organizationRecordsApi;

/** One page of all organisations, or of the new ones, for staff. */
export const organizationList = read(list, ({ search, onlyNew, page }: OrganizationsFilter) => ({
  query: { search, page, ...(onlyNew && { onlyNew }) },
}));

/** Any organisation, for staff. */
export const anyRecord = read(get, byId, unlessFocused);

const makesOld = [organizationList, anyRecord, ownRecord, shipmentDefaults];

/** Makes an organisation and invites its owner, wherever the person goes meanwhile; the same key makes none twice. */
export const createOrganization = write(
  (body: NewOrganization, { idempotencyKey }) => http.call(create, { body, idempotencyKey }),
  { makesOld, outlivesPage: true },
);

/** Changes any organisation, for staff. */
export const changeAnyOrganization = write(
  ({ id, version, ...body }: OrganizationChange & { readonly id: string; readonly version: number }) =>
    http.call(change, { params: { id }, body, version }),
  { makesOld },
);

/** Deletes any organisation with all that belongs to it, for staff. */
export const deleteAnyOrganization = write(
  ({ id, version }: { readonly id: string; readonly version: number }) =>
    http.call(remove, { params: { id }, version }),
  { makesOld, outlivesPage: true },
);
