import { type OrganizationUser, type ProfileDraft, profileDraftSchema } from 'contract';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BoundCheckbox, BoundTextField } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { factsByField } from '../../../patterns/VersionDiff/field-changes.ts';
import type { SettingsSaving } from '../saving/settings-saving.ts';
import { SettingsForm } from '../saving/SettingsForm.tsx';
import { SettingsResource } from '../saving/SettingsResource.tsx';
import { userName } from '../Team/team-state.ts';
import type { DeviceChoices } from './device-choices.ts';
import { DeviceSections } from './DeviceSections.tsx';
import { profileCopy as copy } from './Profile.copy.ts';

export interface ProfileProps {
  state: Resource<OrganizationUser>;
  homeHref: string;
  /** Null until there is something to edit. */
  saving: SettingsSaving<OrganizationUser, ProfileDraft> | null;
  device: DeviceChoices;
  onSignOut: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** What somebody says of themselves, and what they are shown. */
export function Profile({ state, homeHref, saving, device, onRetry, onSignOut }: ProfileProps) {
  return (
    <SettingsResource
      words={copy}
      firstSection={copy.person}
      state={state}
      homeHref={homeHref}
      onRetry={onRetry}
    >
      {(user) => (
        <>
          {saving && <ProfileForm user={user} saving={saving} />}
          <DeviceSections {...device} areToastsShown={user.notifications_enabled} />
          <SettingsSection title={copy.session}>
            <Button onPress={onSignOut}>{copy.signOut}</Button>
          </SettingsSection>
        </>
      )}
    </SettingsResource>
  );
}

const toDraft = ({ given_name, family_name, notifications_enabled }: OrganizationUser): ProfileDraft => ({
  given_name,
  family_name,
  notifications_enabled,
});

const factsOf = ({ given_name, family_name, notifications_enabled }: ProfileDraft) =>
  factsByField<ProfileDraft>({
    given_name: { label: copy.givenName, value: given_name },
    family_name: { label: copy.familyName, value: family_name },
    notifications_enabled: {
      label: copy.showNotifications,
      value: notifications_enabled ? copy.yes : copy.no,
    },
  });

function ProfileForm({
  user,
  saving,
}: {
  user: OrganizationUser;
  saving: NonNullable<ProfileProps['saving']>;
}) {
  return (
    <SettingsForm
      label={copy.form}
      schema={profileDraftSchema}
      saving={saving}
      toDraft={toDraft}
      factsOf={factsOf}
    >
      {(form) => (
        <>
          <SettingsSection title={copy.person} description={copy.personAbout}>
            <Stack gap={4}>
              <Avatar name={userName(user)} />
              <FieldGrid columns={2}>
                <BoundTextField
                  field={form.at('given_name')}
                  label={copy.givenName}
                  autoComplete="given-name"
                />
                <BoundTextField
                  field={form.at('family_name')}
                  label={copy.familyName}
                  autoComplete="family-name"
                />
              </FieldGrid>
              <DescriptionList items={[{ term: copy.email, value: user.email }]} />
              <p>{copy.emailHelp}</p>
            </Stack>
          </SettingsSection>
          <SettingsSection title={copy.notifications} description={copy.notificationsAbout}>
            <BoundCheckbox
              field={form.at('notifications_enabled')}
              label={copy.showNotifications}
              description={copy.showNotificationsHelp}
            />
          </SettingsSection>
        </>
      )}
    </SettingsForm>
  );
}
