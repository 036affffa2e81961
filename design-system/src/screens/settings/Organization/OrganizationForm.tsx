import { type OrganizationDraft, organizationDraftSchema, type OrganizationRecord } from 'contract';
import { BoundCheckbox, BoundTextField } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { SettingsForm } from '../saving/SettingsForm.tsx';
import type { OrganizationSaving } from './organization-state.ts';
import { organizationCopy as copy } from './Organization.copy.ts';

const { sections } = copy;

const toDraft = ({
  orgName,
  address,
  vatNumber,
  eoriNumber,
  isFetchedFromSender,
}: OrganizationRecord): OrganizationDraft => ({
  orgName,
  address,
  vatNumber,
  eoriNumber,
  isFetchedFromSender,
});

const factsOf = ({ orgName, address, vatNumber, eoriNumber, isFetchedFromSender }: OrganizationDraft) => [
  { path: 'orgName', label: copy.name, value: orgName },
  { path: 'address.addressLine1', label: copy.addressLine1, value: address.addressLine1 },
  { path: 'address.addressLine2', label: copy.addressLine2, value: address.addressLine2 },
  { path: 'address.postalCode', label: copy.postalCode, value: address.postalCode },
  { path: 'address.city', label: copy.city, value: address.city },
  { path: 'vatNumber', label: copy.vatNumber, value: vatNumber },
  { path: 'eoriNumber', label: copy.eoriNumber, value: eoriNumber },
  {
    path: 'isFetchedFromSender',
    label: copy.fetchedAt,
    value: copy.fetched[isFetchedFromSender ? 'sender' : 'other'],
  },
];

/** What an owner writes of their organisation. */
export function OrganizationForm({ saving }: { saving: OrganizationSaving }) {
  return (
    <SettingsForm
      label={copy.form}
      schema={organizationDraftSchema}
      saving={saving}
      toDraft={toDraft}
      factsOf={factsOf}
    >
      {(form) => (
        <>
          <SettingsSection title={sections.facts}>
            <BoundTextField field={form.at('orgName')} label={copy.name} isRequired />
          </SettingsSection>
          <SettingsSection title={sections.address}>
            <FieldGrid columns={2}>
              <BoundTextField field={form.at('address.addressLine1')} label={copy.addressLine1} />
              <BoundTextField field={form.at('address.addressLine2')} label={copy.addressLine2} />
              <BoundTextField field={form.at('address.postalCode')} label={copy.postalCode} />
              <BoundTextField field={form.at('address.city')} label={copy.city} />
            </FieldGrid>
          </SettingsSection>
          <SettingsSection title={sections.numbers}>
            <FieldGrid columns={2}>
              <BoundTextField
                field={form.at('vatNumber')}
                label={copy.vatNumber}
                description={copy.vatHelp}
              />
              <BoundTextField
                field={form.at('eoriNumber')}
                label={copy.eoriNumber}
                description={copy.eoriHelp}
              />
            </FieldGrid>
          </SettingsSection>
          <SettingsSection title={sections.pickup}>
            <BoundCheckbox
              field={form.at('isFetchedFromSender')}
              label={copy.fetchedFromSender}
              description={copy.fetchedHelp}
            />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
