import { type BillingDetails, type BillingDetailsDraft, billingDetailsDraftSchema } from 'contract';
import { BoundTextField } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { SettingsForm } from '../saving/SettingsForm.tsx';
import type { BillingSaving } from './billing-state.ts';
import { billingCopy as copy } from './Billing.copy.ts';

const { sections } = copy;

function toDraft(details: BillingDetails): BillingDetailsDraft {
  const { version: _, ...draft } = details;
  return draft;
}

const names = [
  'name',
  'department',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'email',
  'costCentre',
] as const;

const factsOf = (draft: BillingDetailsDraft) =>
  names.map((path) => ({ path, label: copy[path], value: draft[path] }));

/** What an owner writes of where bills go. */
export function BillingForm({ saving }: { saving: BillingSaving }) {
  return (
    <SettingsForm
      label={copy.form}
      schema={billingDetailsDraftSchema}
      saving={saving}
      toDraft={toDraft}
      factsOf={factsOf}
    >
      {(form) => (
        <>
          <SettingsSection title={sections.address}>
            <FieldGrid columns={2}>
              <BoundTextField field={form.at('name')} label={copy.name} />
              <BoundTextField field={form.at('department')} label={copy.department} />
              <BoundTextField field={form.at('addressLine1')} label={copy.addressLine1} />
              <BoundTextField field={form.at('addressLine2')} label={copy.addressLine2} />
              <BoundTextField field={form.at('postalCode')} label={copy.postalCode} />
              <BoundTextField field={form.at('city')} label={copy.city} />
            </FieldGrid>
          </SettingsSection>
          <SettingsSection title={sections.delivery}>
            <FieldGrid columns={2}>
              <BoundTextField
                field={form.at('email')}
                label={copy.email}
                description={copy.emailHelp}
                type="email"
              />
              <BoundTextField
                field={form.at('costCentre')}
                label={copy.costCentre}
                description={copy.costCentreHelp}
              />
            </FieldGrid>
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
