import type { Meta, StoryObj } from '@storybook/react-vite';
import { QUOTES_PER_PAGE } from 'contract';
import { FIXTURE_NOW, pastQuotes, quotes, shipments } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import { countsOf } from '../Shipments/shipments-fixtures.ts';
import { QuotePanel } from './QuotePanel.tsx';
import type { QuotesState } from './quotes-state.ts';
import { Quotes } from './Quotes.tsx';

const all = [...Object.values(quotes), pastQuotes.accepted, pastQuotes.expired, pastQuotes.withdrawn];
const filter = { page: 1 };
const now = new Date(FIXTURE_NOW);

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: {
    kind: 'ready',
    value: { items: all, totalItems: all.length, shown: filter },
    isRefreshing: false,
  },
} satisfies { [K in QuotesState['kind']]: Extract<QuotesState, { kind: K }> };

const meta = {
  component: Quotes,
  // Nothing narrows the list down.
  tags: ['no-filter'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter,
    counts: countsOf(shipments),
    hrefs: {
      home: '#start',
      create: '#neu',
      quotes: '#angebote',
      status: (group) => `#status-${group}`,
      quote: (id) => `#${id}`,
    },
    canCreate: true,
    now,
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Quotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open, answered, refused, accepted, withdrawn, and an offer that is over. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /AN-10052/ });
    await expect(within(row).getByText('Offen')).toBeVisible();
    await expect(within(row).getByText(/^AN-10052 · /)).toBeVisible();
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '#quo_104601');
    await expect(canvas.getByText('Beantwortet')).toBeVisible();
    await expect(canvas.getByText('Kein Angebot möglich')).toBeVisible();
    await expect(canvas.getByText('Angenommen')).toBeVisible();
    await expect(canvas.getByText('Abgelaufen')).toBeVisible();
    await expect(canvas.getByText('Zurückgezogen')).toBeVisible();
    await expect(canvas.getByText('galt bis 18.11.2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Preisanfragen/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Two days stand on a card, and each says of what it is. */
export const NamesItsDaysOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: new RegExp(quotes.refused.quoteNumber) }));
    for (const name of ['Zustelltag', 'angefragt von']) await expect(row.getByText(name)).toBeVisible();
  },
};

/** With the answered one open. */
export const Open: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w1440' } },
  args: {
    openId: quotes.answered.id,
    panel: (
      <QuotePanel
        state={{ kind: 'ready', value: quotes.answered, isRefreshing: false }}
        now={now}
        acceptHref="#annehmen"
        shipmentHref={(id) => `#${id}`}
        onClose={fn()}
        onRetry={fn()}
      />
    ),
  },
};

export const Many: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: QUOTES_PER_PAGE }, (_, index) => ({
          ...quotes.open,
          id: `quo_${index}`,
          quoteNumber: `AN-${10_090 - index}`,
        })),
        totalItems: 71,
        shown: filter,
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1–25 von 71')).toBeVisible();
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

export const TurnsPages: Story = {
  tags: ['interaction'],
  args: Many.args ?? {},
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = {
  args: { state: states.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Preisanfragen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sendung erstellen' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Fehler beim Abrufen der Preisanfragen' }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { state: states.forbidden },
  // The page has the gutter that the frame gives to any message.
  render: (args) => (
    <AppPage drawer={null}>
      <Quotes {...args} />
    </AppPage>
  ),
};

const long = {
  ...quotes.answered,
  id: 'quo_long',
  draft: {
    ...quotes.answered.draft,
    to: {
      ...quotes.answered.draft.to,
      companyName: 'Orthopädieschuhtechnikermeisterbetriebsgenossenschaft',
      address: {
        ...quotes.answered.draft.to.address,
        countryCode: 'AE',
        postalCode: '',
        city: 'Madinat Zayed am Westrand',
      },
    },
  },
};

/** A way to a country without postcodes, and long names, at 320 px. */
export const HardCases: Story = {
  args: {
    state: { ...states.ready, value: { items: [long], totalItems: 1, shown: filter } },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/AE Madinat Zayed/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
