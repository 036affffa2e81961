import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Quote } from 'contract';
import { FIXTURE_NOW, pastQuotes, quotes } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { QuotePanel } from './QuotePanel.tsx';
import type { QuoteDetailState } from './quotes-state.ts';

const ready = (value: Quote) => ({ kind: 'ready', value, isRefreshing: false }) as const;
const person = { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  notFound: { kind: 'notFound' },
  forbidden: { kind: 'forbidden', refusal: { person, helper: 'owner' } },
  failed: { kind: 'failed', failure: { status: 503, at: FIXTURE_NOW }, isRetrying: false },
  ready: ready(quotes.answered),
} satisfies { [K in QuoteDetailState['kind']]: Extract<QuoteDetailState, { kind: K }> };

const meta = {
  component: QuotePanel,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    now: new Date(FIXTURE_NOW),
    acceptHref: '#annehmen',
    shipmentHref: (id) => `#${id}`,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof QuotePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preisanfrage AN-10047' })).toBeVisible();
    await expect(canvas.getByText('DEKU Stückgut')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Angebot annehmen' })).toHaveAttribute('href', '#annehmen');
  },
};

/** Whoever packs sees what was offered, and orders nothing. */
export const WithoutRight: Story = {
  render: ({ state, now, shipmentHref, onClose, onRetry }) => (
    <QuotePanel {...{ state, now, shipmentHref, onClose, onRetry }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Angebot annehmen' })).toBeNull();
  },
};

export const Unanswered: Story = { args: { state: ready(quotes.open) } };

/** Another day, or another weight, and there may be an offer. */
export const Refused: Story = {
  args: { state: ready(quotes.refused) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Erneut anfragen' })).toHaveAttribute('href', '#annehmen');
  },
};

export const Expired: Story = {
  args: { state: ready(pastQuotes.expired) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Das Angebot galt bis/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Erneut anfragen' })).toBeVisible();
  },
};

export const Accepted: Story = {
  args: { state: ready(pastQuotes.accepted) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sendung anzeigen' })).toHaveAttribute(
      'href',
      '#shp_104512',
    );
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const NotFound: Story = { args: { state: states.notFound } };
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };

export const ClosesOnEscape: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
