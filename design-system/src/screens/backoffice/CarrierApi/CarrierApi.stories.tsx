import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { carrierConnections, unaskedConnections } from './carrier-api-fixtures.ts';
import type { CarrierApiState, CheckStanding } from './carrier-api-state.ts';
import { carrierApiCopy as copy } from './CarrierApi.copy.ts';
import { CarrierApi } from './CarrierApi.tsx';

const states = {
  loading: { kind: 'loading', isSlow: false },
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
  ready: { kind: 'ready', value: carrierConnections, isRefreshing: false },
} satisfies { [K in CarrierApiState['kind']]: Extract<CarrierApiState, { kind: K }> };

const onCheck = fn();
const onCarrier = fn();
const standing = (of: CheckStanding) => ({
  onCheck,
  standingOf: (carrier: string) => (carrier === 'DHL' ? of : undefined),
});

const meta = {
  component: CarrierApi,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    carrier: 'DHL',
    homeHref: '#start',
    now: new Date(FIXTURE_NOW),
    checking: { standingOf: () => undefined, onCheck },
    request: { pending: false, failure: null, answer: null, onSend: fn(), onChangedChange: fn() },
    isAdministrator: true,
    onCarrier,
    onRetry: fn(),
  },
} satisfies Meta<typeof CarrierApi>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (canvas: ReturnType<typeof within>, name: RegExp) =>
  within(canvas.getByRole('article', { name }));

/** As the matcher sees the text of an element. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(card(canvas, /^DHL/).getByText(copy.connections.states.reachable)).toBeVisible();
    await expect(card(canvas, /^DHL/).getByText('Zeitüberschreitung (Tarife)')).toBeVisible();
    await expect(card(canvas, /^UPS/).getByText(copy.connections.production)).toBeVisible();
    await expect(card(canvas, /^GLS/).getByText(copy.connections.states.disturbed)).toBeVisible();
    await expect(card(canvas, /^GLS/).queryByText('GLS cannot be reached')).not.toBeInTheDocument();
    await expect(card(canvas, /^ILO/).getByText(plain(copy.connections.unasked))).toBeVisible();
    await expect(card(canvas, /^DEKU/).queryByRole('button')).not.toBeInTheDocument();
    const chart = within(canvas.getByRole('figure', { name: copy.latency.title('DHL (simuliert)') }));
    await expect(chart.getAllByRole('listitem').length).toBeGreaterThanOrEqual(24);
  },
};

/** Whoever comes because of a carrier finds it first: its card, its times and its name in the form. */
export const DisturbedFirst: Story = {
  tags: ['interaction'],
  args: { carrier: null },
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('article')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    await expect(names.slice(0, 3)).toEqual([
      expect.stringMatching(/^GLS/),
      expect.stringMatching(/^MEX/),
      expect.stringMatching(/^DHL/),
    ]);
    await expect(canvas.getByRole('figure', { name: copy.latency.title('GLS (simuliert)') })).toBeVisible();
    const form = within(canvas.getByRole('form', { name: copy.tool.title }));
    await expect(form.getByRole('combobox', { name: copy.tool.carrier })).toHaveValue('GLS');
  },
};

/** Each is checked by itself, and another carrier's times are a choice away. */
export const Acts: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    onCheck.mockClear();
    await userEvent.click(card(canvas, /^MEX/).getByRole('button'));
    await expect(onCheck).toHaveBeenCalledWith('MEX');
    const [chart] = canvas.getAllByRole('combobox', { name: copy.latency.carrier });
    await userEvent.selectOptions(chart as HTMLElement, 'GLS');
    await expect(onCarrier).toHaveBeenCalledWith('GLS');
  },
};

/** The same numbers, for whoever reads them. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Als Tabelle anzeigen' }));
    const latest = within(canvas.getByRole('table')).getByRole('row', { name: /^14 bis 15\sUhr/ });
    await expect(latest).toHaveTextContent(/378\sms/);
  },
};

export const Checking: Story = { args: { checking: standing({ kind: 'pending' }) } };

export const Checked: Story = {
  args: { checking: standing({ kind: 'done', outcome: 'answered', durationMs: 287 }) },
  play: async ({ canvas }) => {
    await expect(card(canvas, /^DHL/).getByRole('status')).toHaveTextContent(/Beantwortet nach 287/);
  },
};

export const CheckedInVain: Story = {
  args: { checking: standing({ kind: 'done', outcome: 'faulty', durationMs: 8003 }) },
};

/** It is the last failure of the card, which says it once; who hears the change is told all the same. */
export const FailsOnce: Story = {
  tags: ['interaction'],
  args: { checking: standing({ kind: 'done', outcome: 'timeout', durationMs: 8003 }) },
  play: async ({ canvas }) => {
    const dhl = card(canvas, /^DHL/);
    await expect(dhl.getByText('Zeitüberschreitung (Tarife)')).toBeVisible();
    const status = dhl.getByRole('status');
    await expect(status).toHaveTextContent(/Zeitüberschreitung nach/);
    await expect(status.getBoundingClientRect().width).toBe(0);
  },
};

export const NotChecked: Story = {
  args: { checking: standing({ kind: 'failed', message: copy.connections.notChecked }) },
};

/** Nobody has asked anything yet, as on a new platform. */
export const Unasked: Story = {
  tags: ['state-empty'],
  args: { state: { kind: 'ready', value: unaskedConnections, isRefreshing: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(plain(copy.latency.empty('DHL (simuliert)')))).toBeVisible();
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};

/** One that has only failed, in words that are long, on the narrowest phone. */
export const HardCases: Story = {
  args: {
    state: {
      kind: 'ready',
      isRefreshing: false,
      value: carrierConnections.map((connection) => ({
        ...connection,
        displayName: `${connection.carrier} Paketversandgesellschaft mbH (simuliert)`,
        state: 'disturbed',
        isProduction: true,
        lastAnswer: null,
        lastFailure: {
          at: FIXTURE_NOW,
          operation: connection.carrier === 'DHL' ? 'unknown' : 'find',
          outcome: 'faulty',
          detail: `https://••••@api.carrier.example/v1/${'tracking-and-tracing/'.repeat(6)}?token=••••`,
        },
      })),
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };
