import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLES_PER_PAGE, type TestSample } from 'contract';
import { FIXTURE_NOW, testExecutions, testSamples } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { TestCenterState } from './test-center-state.ts';
import { TestCenter } from './TestCenter.tsx';

const filter = { page: 1 };
const samples: readonly TestSample[] = Object.values(testSamples);

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'administrator',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: {
    kind: 'ready',
    value: { items: samples, totalItems: samples.length, shown: filter },
    isRefreshing: false,
  },
} satisfies { [K in TestCenterState['kind']]: Extract<TestCenterState, { kind: K }> };

const creation = { pending: false, failure: null, onSubmit: fn(), onChangedChange: fn(), onClose: fn() };

const meta = {
  component: TestCenter,
  tags: ['no-filter'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter,
    hrefs: { home: '#start', sample: (id) => `#${id}` },
    now: new Date(FIXTURE_NOW),
    onCreate: fn(),
    creation: null,
    onRunAll: fn(),
    isStarting: false,
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TestCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Zoll und Sondergebiete/ }));
    await expect(row.getByRole('link')).toHaveAttribute('href', '#tsa_customs');
    await expect(row.getByText('3/5 erfolgreich')).toBeVisible();
    await expect(canvas.getByText('Noch nie')).toBeVisible();
  },
};

/** Whoever serves customers executes, and makes none. */
export const OnlyExecutes: Story = {
  tags: ['interaction'],
  args: { onCreate: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Testreihe anlegen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle ausführen' }));
    await expect(args.onRunAll).toHaveBeenCalledOnce();
  },
};

export const Starting: Story = {
  tags: ['interaction'],
  args: { isStarting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Wird gestartet …/ })).toBeVisible();
  },
};

/** Under way, and broken off. */
export const HardCases: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...states.ready,
      value: {
        items: [
          {
            ...testSamples.customs,
            name: 'Sendungsverfolgungsnummernvergabeverfahren mit Binnenschifffahrtsgesellschaften',
            carriers: ['DHL', 'FedEx', 'UPS', 'MEX', 'GLS', 'ILO', 'DEKU'],
            latest: testExecutions.broken,
          },
          { ...testSamples.domestic, id: 'b', latest: testExecutions.running },
          { ...testSamples.domestic, id: 'c', latest: { ...testExecutions.well, status: 'unknown' } },
        ],
        totalItems: 3,
        shown: filter,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abgebrochen')).toBeVisible();
    await expect(canvas.getByText('Wird ausgeführt')).toBeVisible();
  },
};

/** The second page of many. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { page: 2 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: SAMPLES_PER_PAGE }, (_, index) => ({
          ...testSamples.domestic,
          id: `tsa_${index}`,
          name: `Testreihe ${index + 1}`,
        })),
        totalItems: 131,
        shown: { page: 2 },
      },
    },
  },
};

/** Series of another page, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { page: 2 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading, onRunAll: undefined } };

export const Empty: Story = { args: { state: states.empty, onRunAll: undefined } };

export const Failed: Story = { args: { state: states.failed, onRunAll: undefined } };

export const Forbidden: Story = { args: { state: states.forbidden } };

/** A new series begins with what differs from day to day. */
export const Creating: Story = {
  tags: ['state-ready'],
  args: { creation },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Testreihe anlegen' }));
    await expect(dialog.getByLabelText(/^Vom Vergleich ausgenommene Felder/)).toHaveValue(
      'rates[].deliveryDate\nrate.deliveryDate\ntrackingNumber\npieceNumbers',
    );
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Inland');
    const tolerance = dialog.getByLabelText(/^Toleranz/);
    await userEvent.clear(tolerance);
    await userEvent.type(tolerance, '0,5');
    await expect(creation.onChangedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }));
    await expect(creation.onSubmit).toHaveBeenCalledWith({
      name: 'Inland',
      tolerancePercent: 0.5,
      ignoredFields: ['rates[].deliveryDate', 'rate.deliveryDate', 'trackingNumber', 'pieceNumbers'],
    });
  },
};

/** What cannot be a field is said at its place. */
export const RefusesFields: Story = {
  tags: ['interaction'],
  args: { creation },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Testreihe anlegen' }));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Inland');
    await userEvent.type(dialog.getByLabelText(/^Vom Vergleich/), '{Enter}rates[[0].price');
    await userEvent.type(dialog.getByLabelText(/^Toleranz/), '999');
    await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }));
    await expect(
      dialog.getAllByText('Schreiben Sie Felder wie rates[].deliveryDate, eines je Zeile.').length,
    ).toBeGreaterThan(0);
    await expect(dialog.getAllByText('Zahl von 0 bis 100').length).toBeGreaterThan(0);
  },
};

export const CreatingPending: Story = {
  tags: ['interaction'],
  args: { creation: { ...creation, pending: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Testreihe wird angelegt …/ })).toBeVisible();
  },
};

/** The platform could not be reached; nothing of what was typed is lost. */
export const NotCreated: Story = {
  tags: ['interaction'],
  args: { creation: { ...creation, failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  play: async () => {
    await expect(await screen.findByText('Die Testreihe wurde nicht angelegt.')).toBeVisible();
  },
};
