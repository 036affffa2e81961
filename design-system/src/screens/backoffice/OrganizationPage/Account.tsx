import {
  notificationTypeLabels,
  notificationTypes,
  type OrganizationAccount,
  organizationAccountSchema,
  type OrganizationRecord,
} from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BoundSwitch, BoundTextField } from '../../../forms/fields.tsx';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { factsByField } from '../../../patterns/VersionDiff/field-changes.ts';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import type { AccountSaving } from './organization-page-state.ts';
import { organizationPageCopy } from './OrganizationPage.copy.ts';

const { account: copy, readOnly } = organizationPageCopy;

export interface AccountProps {
  readonly organization: OrganizationRecord;
  /** Null for whoever may only read it. */
  readonly saving: AccountSaving | null;
}

/** What staff decide of an organisation, and what it has decided itself. */
export function Account({ organization, saving }: AccountProps) {
  const { notificationTypes: chosen } = organization.settings;
  const told = notificationTypes
    .filter((type) => chosen.includes(type))
    .map((type) => notificationTypeLabels[type])
    .join(', ');
  return (
    <>
      {saving ? (
        <AccountForm saving={saving} />
      ) : (
        <>
          <Banner tone="info">{readOnly}</Banner>
          <SettingsSection title={copy.uses}>
            <DescriptionList
              items={factsOf(toDraft(organization)).map(({ label, value }) => ({ term: label, value }))}
            />
          </SettingsSection>
        </>
      )}
      <SettingsSection title={copy.told} description={copy.toldAbout}>
        <p>{told === '' ? copy.nothing : told}</p>
      </SettingsSection>
    </>
  );
}

function AccountForm({ saving }: { readonly saving: AccountSaving }) {
  return (
    <SettingsForm
      label={copy.form}
      schema={organizationAccountSchema}
      saving={saving}
      toDraft={toDraft}
      factsOf={factsOf}
    >
      {(form) => (
        <>
          <SettingsSection title={copy.book}>
            <BoundTextField field={form.at('externalOrgId')} label={copy.customerNumber} />
          </SettingsSection>
          <SettingsSection title={copy.uses} description={copy.usesAbout}>
            <Stack gap={4}>
              <BoundSwitch field={form.at('arePickupsEnabled')} label={copy.pickups} />
              <BoundSwitch
                field={form.at('areSenderContactsEditable')}
                label={copy.senders}
                description={copy.sendersHelp}
              />
            </Stack>
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}

const toDraft = ({
  externalOrgId,
  arePickupsEnabled,
  areSenderContactsEditable,
}: OrganizationRecord): OrganizationAccount => ({
  externalOrgId: externalOrgId ?? '',
  arePickupsEnabled,
  areSenderContactsEditable,
});

const yesOrNo = (is: boolean) => (is ? copy.yes : copy.no);

function factsOf({ externalOrgId, arePickupsEnabled, areSenderContactsEditable }: OrganizationAccount) {
  return factsByField<OrganizationAccount>({
    externalOrgId: { label: copy.customerNumber, value: externalOrgId },
    arePickupsEnabled: { label: copy.pickups, value: yesOrNo(arePickupsEnabled) },
    areSenderContactsEditable: { label: copy.senders, value: yesOrNo(areSenderContactsEditable) },
  });
}
