import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Quote, QUOTES_PER_PAGE } from 'contract';
import { FIXTURE_NOW, pastQuotes, people, quotes } from 'contract/fixtures';
import { expect, fn, within } from 'storybook/test';
import { noFilter, type OffersState } from './offers-state.ts';
import { Offers } from './Offers.tsx';

const { given_name, family_name, id } = people.backofficeUser;
const taken: Quote = {
  ...quotes.open,
  id: 'quo_104602',
  quoteNumber: 'AN-10049',
  orgCode: 'org_oehlers',
  orgName: 'Segelmacherei Öhlers',
  createdAt: '2026-11-18T07:42:00.000Z',
  assignedTo: { id, full_name: `${given_name} ${family_name}` },
};
const minutesOld: Quote = {
  ...taken,
  id: 'quo_104603',
  quoteNumber: 'AN-10053',
  createdAt: '2026-11-20T12:50:00.000Z',
  assignedTo: null,
};

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
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
    value: { items: [minutesOld, quotes.open, taken], totalItems: 3, shown: noFilter },
    isRefreshing: false,
  },
} satisfies { [K in OffersState['kind']]: Extract<OffersState, { kind: K }> };

const meta = {
  component: Offers,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: noFilter,
    hrefs: {
      home: '#start',
      status: (status) => `#${status}`,
      reset: '#alle',
      quote: (quote) => `#${quote}`,
    },
    now: new Date(FIXTURE_NOW),
    onSearch: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Offers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What waits, for minutes, hours and days; one of them is being worked on. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Segelmacherei Öhlers.*seit 2.Tagen/ }));
    await expect(row.getByText(`${given_name} ${family_name}`)).toBeInTheDocument();
    await expect(row.getByRole('link')).toHaveAttribute('href', '#quo_104602');
    await expect(row.getByText(/^AN-10049 · /)).toBeVisible();
    await expect(canvas.getByText(/^seit \d+.Min\.$/)).toBeVisible();
    await expect(canvas.getByText(/^seit \d+.Std\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Offen' })).toHaveAttribute('aria-current', 'page');
  },
};

/** On a phone each line of a card has the words of its column before it, and so not a second time in it. */
export const SaysWordsOnce: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Segelmacherei Öhlers.*seit 2.Tagen/ }));
    await expect(row.getByText('Zustelltag')).not.toBeVisible();
    await expect(row.getByText('angefragt von')).not.toBeVisible();
  },
};

/** All of them: what was answered says how it stands in place of its age. */
export const All: Story = {
  tags: ['state-ready'],
  args: {
    filter: { status: 'all', search: '', page: 1 },
    state: {
      ...states.ready,
      value: {
        items: [
          quotes.open,
          quotes.answered,
          quotes.refused,
          pastQuotes.accepted,
          pastQuotes.expired,
          pastQuotes.withdrawn,
        ],
        totalItems: 6,
        shown: { status: 'all', search: '', page: 1 },
      },
    },
  },
  play: async ({ canvas }) => {
    for (const standing of ['Beantwortet', 'Abgelehnt', 'Angenommen', 'Abgelaufen', 'Zurückgezogen'])
      await expect(canvas.getAllByText(standing).length).toBeGreaterThan(0);
  },
};

/** The second of many pages, of which the first is still seen. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { status: 'open', search: '', page: 2 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: QUOTES_PER_PAGE }, (_, index) => ({
          ...taken,
          id: `quo_${index}`,
          quoteNumber: `AN-${10_090 - index}`,
        })),
        totalItems: 63,
        shown: { status: 'open', search: '', page: 2 },
      },
    },
  },
};

/** Names that are long, and an organisation without one. */
export const HardCases: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...states.ready,
      value: {
        items: [
          {
            ...taken,
            id: 'quo_lang',
            orgName: 'Arbeitsgemeinschaft Donaudampfschifffahrtsgesellschaftsmuseum Deggendorf e. V.',
            assignedTo: {
              id: 'usr_lang',
              full_name: 'Maximiliane-Charlotte Freifrau von Hohenlohe-Waldenburg',
            },
          },
          { ...taken, id: 'quo_ohne', orgName: '', assignedTo: null },
        ],
        totalItems: 2,
        shown: noFilter,
      },
    },
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.failed } };

export const Empty: Story = { args: { state: states.empty } };

/** A number that no open one has: it is looked for in all of them next. */
export const NoHits: Story = {
  args: { state: states.noHits, filter: { status: 'open', search: 'AN-10047', page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'In allen suchen' })).toHaveAttribute('href', '#alle');
  },
};

/** A number that none has at all. */
export const NoHitsAtAll: Story = {
  tags: ['interaction'],
  args: { state: states.noHits, filter: { status: 'all', search: 'AN-99999', page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Suchen Sie nach der Nummer/)).toBeVisible();
  },
};

/** None that was answered, and the sentences of the other tabs. */
export const NothingAnswered: Story = {
  tags: ['interaction'],
  args: { state: states.empty, filter: { status: 'answered', search: '', page: 1 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Noch keine beantworteten Preisanfragen.', { ignore: '[role=status]' }),
    ).toBeVisible();
  },
};

export const NothingRefused: Story = {
  tags: ['interaction'],
  args: { state: states.empty, filter: { status: 'refused', search: '', page: 1 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Keine abgelehnten Preisanfragen.', { ignore: '[role=status]' }),
    ).toBeVisible();
  },
};

export const NothingAtAll: Story = {
  tags: ['interaction'],
  args: { state: states.empty, filter: { status: 'all', search: '', page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Preisanfragen.', { ignore: '[role=status]' })).toBeVisible();
  },
};

/** Quotes of another tab, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { status: 'refused', search: '', page: 1 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: states.forbidden } };
