import { type OrganizationChange, organizationRecordsApi } from 'contract';
import { http } from '../http/client.ts';
import { session } from '../services.ts';
import { forgetOrganizationSettings } from './organization-settings.ts';
import { read, unlessFocused } from './read.ts';
import { countSettingsChange } from './settings-changes.ts';
import { shipmentDefaults } from './shipment-defaults.ts';
import { write } from './write.ts';

const { get, change, remove } = organizationRecordsApi;

const ownOrganization = () => session.getSnapshot().claims?.access.org_code ?? '';

/** The own organisation with its settings; nobody's input is called old because they looked away. */
export const ownRecord = read(get, () => ({ params: { id: ownOrganization() } }), unlessFocused);

/** Changes the own organisation, as it was when it was looked at. */
export const changeOrganization = write(
  async ({ version, ...body }: OrganizationChange & { readonly version: number }) => {
    const changed = await http.call(change, { params: { id: ownOrganization() }, body, version });
    forgetOrganizationSettings();
    countSettingsChange();
    return changed;
  },
  { makesOld: [ownRecord, shipmentDefaults] },
);

/** Deletes the own organisation with all that belongs to it. */
export const deleteOrganization = write((version: number) =>
  http.call(remove, { params: { id: ownOrganization() }, version }),
);
