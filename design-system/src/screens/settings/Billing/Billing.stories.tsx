import type { Meta, StoryObj } from '@storybook/react-vite';
import { billingCosts, billingDetails, FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { settingsFormCopy } from '../saving/SettingsForm.copy.ts';
import { refusal } from '../story-refusal.ts';
import { SettingsPage } from '../story-settings-page.tsx';
import { settingsSaving, settingsStories } from '../story-settings-saving.ts';
import type { BillingSaving, BillingState } from './billing-state.ts';
import { Billing } from './Billing.tsx';

const at = FIXTURE_NOW;
const failure = { status: 503, at, requestId: 'req-7f3a91c2' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: { kind: 'failed', failure, isRetrying: false },
  forbidden: { kind: 'forbidden', refusal },
  ready: { kind: 'ready', value: billingDetails, isRefreshing: false },
} satisfies { [K in BillingState['kind']]: Extract<BillingState, { kind: K }> };

const costs = { kind: 'ready', value: billingCosts, isRefreshing: false } as const;
const saving: BillingSaving = settingsSaving(billingDetails);
const kit = settingsStories(saving);
const { version: _, ...draft } = billingDetails;
const nothingGiven = {
  name: '',
  department: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  email: '',
  costCentre: '',
  version: 1,
};

const meta = {
  component: Billing,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    costs,
    yearHref: (year) => `#${year}`,
    now: new Date(FIXTURE_NOW),
    exporting: null,
    homeHref: '#start',
    saving,
    onExport: fn(),
    onRetry: fn(),
    onRetryCosts: fn(),
  },
  decorators: [(Story) => <SettingsPage current="billing">{Story()}</SettingsPage>],
} satisfies Meta<typeof Billing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Kostenstelle' })).toHaveValue('4711');
    await expect(canvas.getByText('November 2026: 4.342,38 €, 294 Sendungen')).toBeInTheDocument();
    await expect(canvas.getByText('2 Sendungen noch ohne Preis')).toBeVisible();
    // Of a month without shipments there is no table.
    await expect(canvas.queryByRole('button', { name: /Juli 2026/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Einzelnachweis, Oktober 2026' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Als Excel-Datei (.xlsx)' }));
    await expect(args.onExport).toHaveBeenCalledWith('2026-10', 'xlsx');
  },
};

/** Members read it, and are told who changes it. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { saving: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Inhaber können diese Angaben ändern.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Buchhaltung, Werftstraße 18, 24143 Kiel')).toBeVisible();
  },
};

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: /^Rechnungs-E/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'rechnung');
    await userEvent.click(canvas.getByRole('button', { name: settingsFormCopy.save }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/@/));
    await userEvent.type(email, '@tietze.example');
    await userEvent.click(canvas.getByRole('button', { name: settingsFormCopy.save }));
    await waitFor(() =>
      expect(args.saving?.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'rechnung@tietze.example', costCentre: '4711' }),
      ),
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
  { ...billingDetails, costCentre: '4712', version: billingDetails.version + 1 },
  draft,
  /Kostenstelle/,
);

/** A colleague has changed the cost centre meanwhile. */
export const Overtaken: Story = {
  tags: ['interaction'],
  args: overtaken.args,
  play: overtaken.play,
};

export const Exporting: Story = {
  tags: ['interaction'],
  args: { exporting: { month: '2026-10', state: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird exportiert …')).toBeVisible();
  },
};

export const NotExported: Story = {
  tags: ['interaction'],
  args: { exporting: { month: '2026-10', state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Der Einzelnachweis für Oktober 2026 konnte nicht erstellt werden.',
    );
  },
};

export const NotExportedNow: Story = {
  tags: ['interaction'],
  args: { exporting: { month: '2026-10', state: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Zurzeit werden zu viele Tabellen erstellt.');
  },
};

/** The address can be changed while the costs cannot be had. */
export const CostsFailed: Story = {
  tags: ['state-failed'],
  args: { costs: { kind: 'failed', failure, isRetrying: false } },
};

export const Loading: Story = {
  args: { state: states.loading, costs: { kind: 'loading', isSlow: false } },
};
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };
export const Empty: Story = {
  args: {
    state: { ...states.ready, value: nothingGiven },
    saving: null,
    costs: { ...costs, value: { year: 2026, years: [2026], months: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Abrechnungen')).toBeVisible();
    await expect(canvas.getByText('Es ist keine Rechnungsadresse angegeben.')).toBeVisible();
  },
};

const long = 'Weserbergland Medizintechnik Großhandelsgesellschaft mbH & Co. KG';

export const HardCases: Story = {
  args: {
    state: { ...states.ready, value: { ...billingDetails, name: long, department: long } },
    costs: {
      ...costs,
      value: {
        ...billingCosts,
        months: billingCosts.months.map((month) => ({ ...month, priceNetCents: 123_456_789_00 })),
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
