import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ListedPage, PAGES_PER_PAGE } from 'contract';
import { contentPages, FIXTURE_NOW, people } from 'contract/fixtures';
import { expect, fn, within } from 'storybook/test';
import type { ContentPagesState } from './content-pages-state.ts';
import { ContentPages } from './ContentPages.tsx';

const { given_name, family_name, id } = people.backofficeAdmin;
const admin = { id, full_name: `${given_name} ${family_name}` };
const pages: readonly ListedPage[] = Object.values(contentPages).map((stored) => {
  const { body: _, ...page } = stored;
  return { ...page, updatedBy: page.kind === 'other' ? admin : null };
});
const filter = { page: 1 };

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
    value: { items: pages, totalItems: pages.length, shown: filter },
    isRefreshing: false,
  },
} satisfies { [K in ContentPagesState['kind']]: Extract<ContentPagesState, { kind: K }> };

const meta = {
  component: ContentPages,
  tags: ['no-filter'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter,
    missing: [],
    hrefs: { home: '#start', create: '#neu', page: (page) => `#${page}` },
    now: new Date(FIXTURE_NOW),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ContentPages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Impressum/ }));
    await expect(row.getByRole('link')).toHaveAttribute('href', `#${contentPages.imprint.id}`);
    // What nobody has changed yet is marked at its title, and not as if that were a person.
    await expect(row.getByText('Beispieltext')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seite anlegen' })).toHaveAttribute('href', '#neu');
  },
};

/** Of the legal pages some are missing; a reader among staff cannot make them. */
export const PagesMissing: Story = {
  tags: ['state-ready'],
  args: {
    missing: ['privacy-policy', 'terms-and-conditions', 'imprint'],
    state: { ...states.ready, value: { items: pages.slice(-1), totalItems: 1, shown: filter } },
    hrefs: { home: '#start', page: (page) => `#${page}` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Es gibt noch kein Impressum.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Seite anlegen' })).toBeNull();
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
        items: Array.from({ length: PAGES_PER_PAGE }, (_, index) => ({
          ...(pages[3] as ListedPage),
          id: `pag_${index}`,
          slug: `hinweis-${index}`,
          title: `Hinweis ${index + 1}`,
        })),
        totalItems: 131,
        shown: { page: 2 },
      },
    },
  },
};

export const HardCases: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...states.ready,
      value: {
        items: [
          {
            ...(pages[3] as ListedPage),
            title:
              'Allgemeine Versicherungsbedingungen für Gütertransporte mit Binnenschifffahrtsgesellschaften',
            slug: 'allgemeine-versicherungsbedingungen-fuer-guetertransporte-binnen',
            updatedBy: {
              id: 'usr_lang',
              full_name: 'Maximiliane-Charlotte Freifrau von Hohenlohe-Waldenburg',
            },
          },
        ],
        totalItems: 1,
        shown: filter,
      },
    },
  },
};

/** Where the table is narrow, a long word of a title breaks, and lies over no address. */
export const KeepsTitlesInTheirColumn: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w768' } },
  args: {
    state: {
      ...states.ready,
      value: {
        items: [{ ...(pages[3] as ListedPage), title: 'Geschäftsbedingungen'.repeat(3), slug: 'agb' }],
        totalItems: 1,
        shown: filter,
      },
    },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link', { name: /^Geschäftsbedingungen/ });
    const slug = canvas.getByText('/agb');
    const isBelow = slug.getBoundingClientRect().top >= title.getBoundingClientRect().bottom;
    const isBefore = title.getBoundingClientRect().right <= slug.getBoundingClientRect().left;
    await expect(isBelow || isBefore).toBe(true);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const Failed: Story = { args: { state: states.failed } };

/** Pages of another page, which could not be renewed. */
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

export const Forbidden: Story = { args: { state: states.forbidden } };
