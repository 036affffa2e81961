import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationRecord } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { settingsFormCopy } from '../../settings/saving/SettingsForm.copy.ts';
import { settingsSaving, settingsStates, settingsStories } from '../../settings/story-settings-saving.ts';
import { Account, type AccountProps } from './Account.tsx';
import type { AccountSaving } from './organization-page-state.ts';
import { OrganizationPage } from './OrganizationPage.tsx';

const { ready } = settingsStates(organizationRecord);
const saving: AccountSaving = settingsSaving(organizationRecord);
const kit = settingsStories(saving);

function AccountTab({ organization, saving: of }: AccountProps) {
  return (
    <OrganizationPage
      state={{ ...ready, value: organization }}
      current="account"
      hrefs={{ home: '#start', list: '#alle', tab: (tab) => `#${tab}` }}
      onRetry={fn()}
    >
      {(shown) => <Account organization={shown} saving={of} />}
    </OrganizationPage>
  );
}

/** What staff decide of an organisation. */
const meta = {
  component: AccountTab,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { organization: organizationRecord, saving },
} satisfies Meta<typeof AccountTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Abholungen freigeschaltet' })).toBeChecked();
    await expect(canvas.getByText(/Preisanfrage beantwortet/)).toBeVisible();
  },
};

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Absenderkontakte bearbeitbar' }));
    await userEvent.click(canvas.getByRole('button', { name: settingsFormCopy.save }));
    await waitFor(() =>
      expect(args.saving?.onSubmit).toHaveBeenCalledWith({
        externalOrgId: 'K-20417',
        arePickupsEnabled: true,
        areSenderContactsEditable: true,
      }),
    );
  },
};

/** Staff who may only look, at one that hears of nothing. */
export const ReadOnly: Story = {
  args: {
    saving: null,
    organization: {
      ...organizationRecord,
      arePickupsEnabled: false,
      settings: { ...organizationRecord.settings, notificationTypes: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Administratoren können diese Angaben ändern.')).toBeVisible();
    await expect(canvas.getByText('keine')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

const overtaken = kit.overtaken(
  { ...organizationRecord, version: 9, areSenderContactsEditable: true },
  { externalOrgId: 'K-20417', arePickupsEnabled: true, areSenderContactsEditable: false },
  /Absenderkontakte bearbeitbar/,
);

/** Somebody else of the staff was faster. */
export const Overtaken: Story = { tags: ['interaction'], args: overtaken.args, play: overtaken.play };
