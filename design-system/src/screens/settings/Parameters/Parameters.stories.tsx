import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultGeography } from 'contract';
import { organizationRecord } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SettingsPage } from '../story-settings-page.tsx';
import { settingsSaving, settingsStates, settingsStories } from '../story-settings-saving.ts';
import { toDraft } from './parameters-input.ts';
import type { ParametersProps } from './Parameters.tsx';
import { Parameters } from './Parameters.tsx';

type State = ParametersProps['state'];

const { loading, notFound, forbidden, failed, ready } = settingsStates(organizationRecord);
const states = {
  loading,
  notFound,
  forbidden,
  failed,
  ready,
} satisfies { [K in State['kind']]: Extract<State, { kind: K }> };

const saving: ParametersProps['saving'] = settingsSaving(organizationRecord);
const kit = settingsStories(saving);

const meta = {
  component: Parameters,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    homeHref: '#start',
    countries: defaultGeography.countries,
    saving,
    onRetry: fn(),
  },
  decorators: [(Story) => <SettingsPage current="parameters">{Story()}</SettingsPage>],
} satisfies Meta<typeof Parameters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Sendung erstellt' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Vorlage aktualisiert' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Zugestellt' })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(13);
  },
};

/** Without changes of status there is nothing to choose among them. */
export const StatusesOff: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Statusänderung' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Zugestellt' })).toBeDisabled());
    await expect(canvas.getByText(/Schalten Sie „Statusänderung“ ein/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    await waitFor(() =>
      expect(args.saving?.onSubmit).toHaveBeenCalledWith({
        ...toDraft(organizationRecord),
        notificationTypes: ['shipment-created', 'rate-request-answered'],
        notificationShipmentStatuses: ['DELIVERED', 'EXCEPTION'],
      }),
    );
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
    settings: { ...organizationRecord.settings, notificationTypes: [] },
  },
  toDraft(organizationRecord),
  /^Ereignisse/,
);

/** Somebody else has switched off what is to be heard of here. */
export const Overtaken: Story = {
  tags: ['interaction'],
  args: overtaken.args,
  play: overtaken.play,
};

export const Loading: Story = { args: { state: states.loading } };
export const NotFound: Story = { tags: ['state-empty'], args: { state: states.notFound } };
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };

/** What shipments begin with is judged by their own rules. */
export const Defaults: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const weight = canvas.getByRole('textbox', { name: /^Gewicht je Packstück/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '400');
    await userEvent.click(canvas.getByRole('radio', { name: /^A4/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    await waitFor(() => expect(weight).toHaveAccessibleDescription(/70/));
    await userEvent.clear(weight);
    await userEvent.type(weight, '2,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    const { shipmentDefaults } = organizationRecord.settings;
    await waitFor(() =>
      expect(args.saving?.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          printFormat: 'a4',
          shipmentDefaults: { ...shipmentDefaults, weightKg: 2.5 },
        }),
      ),
    );
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
