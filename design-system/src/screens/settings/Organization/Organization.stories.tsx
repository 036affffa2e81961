import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, organizationRecord } from 'contract/fixtures';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { settingsFormCopy } from '../saving/SettingsForm.copy.ts';
import { SettingsPage } from '../story-settings-page.tsx';
import { settingsSaving, settingsStates, settingsStories } from '../story-settings-saving.ts';
import { DangerZone } from './DangerZone.tsx';
import type { OrganizationSaving, OrganizationState } from './organization-state.ts';
import { organizationCopy as copy } from './Organization.copy.ts';
import { Organization } from './Organization.tsx';

const at = FIXTURE_NOW;

const { loading, notFound, forbidden, failed, ready } = settingsStates(organizationRecord);
const states = {
  loading,
  notFound,
  forbidden,
  failed,
  ready,
} satisfies { [K in OrganizationState['kind']]: Extract<OrganizationState, { kind: K }> };

const saving: OrganizationSaving = settingsSaving(organizationRecord);
const kit = settingsStories(saving);
const deletion = { pending: false, failure: null, onSubmit: fn() };

const meta = {
  component: Organization,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: { state: states.ready, homeHref: '#start', saving, deletion, onRetry: fn() },
  decorators: [(Story) => <SettingsPage current="organization">{Story()}</SettingsPage>],
} satisfies Meta<typeof Organization>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Tietze Feinmechanik GmbH');
    await expect(canvas.getByRole('button', { name: 'Organisationscode kopieren' })).toBeVisible();
    await expect(canvas.getByText('K-20417')).toBeVisible();
  },
};

export const CopiesItsCode: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Organisationscode kopieren' }));
    await expect(await canvas.findByText(copy.codeCopied)).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledOnce();
  },
};

/** Members read it, and are told who changes it. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { saving: null, deletion: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Inhaber können diese Angaben ändern.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Werftstraße 18, 24143 Kiel')).toBeVisible();
    await expect(canvas.getByText(copy.fetched.sender)).toBeVisible();
  },
};

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const vat = canvas.getByRole('textbox', { name: 'USt-IdNr.' });
    await userEvent.clear(vat);
    await userEvent.type(vat, 'de 12');
    await userEvent.click(canvas.getByRole('button', { name: settingsFormCopy.save }));
    await waitFor(() => expect(vat).toHaveAccessibleDescription(/zum Beispiel DE123456789/));
    await userEvent.clear(vat);
    await userEvent.type(vat, 'de 987 654 321');
    // What the set-up has asked once.
    await userEvent.click(canvas.getByRole('checkbox', { name: copy.fetchedFromSender }));
    await userEvent.click(canvas.getByRole('button', { name: settingsFormCopy.save }));
    await waitFor(() =>
      expect(args.saving?.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ vatNumber: 'DE987654321', isFetchedFromSender: false }),
      ),
    );
  },
};

export const WrongEori: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const eori = canvas.getByRole('textbox', { name: 'EORI-Nummer' });
    await userEvent.clear(eori);
    await userEvent.type(eori, '12');
    await userEvent.click(canvas.getByRole('button', { name: settingsFormCopy.save }));
    await waitFor(() => expect(eori).toHaveAccessibleDescription(/zum Beispiel DE1234567/));
  },
};

export const Pending: Story = {
  tags: ['interaction'],
  args: kit.pending.args,
  play: kit.pending.play,
};

export const Saved: Story = {
  tags: ['interaction'],
  args: kit.saved.args,
  play: kit.saved.play,
};

export const NotSaved: Story = {
  tags: ['interaction'],
  args: kit.notSaved.args,
  play: kit.notSaved.play,
};

const overtaken = kit.overtaken(
  {
    ...organizationRecord,
    version: 9,
    address: { ...organizationRecord.address, city: 'Lübeck' },
    isFetchedFromSender: false,
  },
  organizationRecord,
  /^Ort/,
);

/** Another owner has moved the organisation, whose parcels are fetched elsewhere from now on. */
export const Overtaken: Story = {
  tags: ['interaction'],
  args: overtaken.args,
  play: overtaken.play,
};

/** Nothing is deleted under a name that is not its own. */
export const Deleting: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.danger.open }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Organisation auflösen' }));
    const field = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(field, 'Tietze');
    await userEvent.click(dialog.getByRole('button', { name: copy.danger.submit }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/stimmt nicht überein/));
    await expect(args.deletion?.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, ' Feinmechanik GmbH');
    await userEvent.click(dialog.getByRole('button', { name: copy.danger.submit }));
    await waitFor(() => expect(args.deletion?.onSubmit).toHaveBeenCalled());
  },
};

export const UnderWay: Story = {
  tags: ['interaction'],
  render: () => (
    <DangerZone name="Tietze" {...deletion} failure={{ reason: 'underWay', at, status: 409 }} isOpenAtFirst />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Die Organisation wurde nicht aufgelöst.')).toBeVisible();
    await expect(dialog.getByText(/solange beauftragte Sendungen noch nicht zugestellt sind/)).toBeVisible();
  },
};

export const BeingDeleted: Story = {
  tags: ['interaction'],
  render: () => <DangerZone name="Tietze" {...deletion} pending isOpenAtFirst />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: copy.danger.pending })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const NotFound: Story = { tags: ['state-empty'], args: { state: states.notFound } };
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };

const long = {
  ...organizationRecord,
  orgName: 'Weserbergland Medizintechnik Großhandelsgesellschaft mbH & Co. KG',
  orgCode: 'org_9f3b7c21d4e8a6b05c17',
};

export const HardCases: Story = {
  args: { state: { ...states.ready, value: long } },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
