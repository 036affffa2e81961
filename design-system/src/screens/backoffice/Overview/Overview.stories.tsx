import type { Meta, StoryObj } from '@storybook/react-vite';
import { allCronRuns } from 'contract';
import { cronRuns, FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { OverviewState } from './overview-state.ts';
import { Overview, OverviewForStrangers } from './Overview.tsx';

const runs = [cronRuns.pending, cronRuns.partly, cronRuns.well, cronRuns.failed];

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
    value: { items: runs, totalItems: runs.length, shown: allCronRuns },
    isRefreshing: false,
  },
} satisfies { [K in OverviewState['kind']]: Extract<OverviewState, { kind: K }> };

const onlyTroubled = { ...allCronRuns, onlyTroubled: true };
const runsHref = (onlyTroubled: boolean) => (onlyTroubled ? '#fehler' : '#laeufe');
const figures = {
  openQuotes: 3,
  exceptionsToday: 12,
  disturbedCarriers: 1,
  troubledRuns: 2,
  newOrganizations: 1,
};

const meta = {
  component: Overview,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    figures: { kind: 'ready', value: figures, isRefreshing: false },
    filter: allCronRuns,
    hrefs: {
      home: '#start',
      runs: runsHref,
      run: (id: string) => `#${id}`,
      offers: '#angebote',
      exceptions: '#ausnahmen',
      carriers: '#carrier-api',
      organizations: '#organisationen',
    },
    now: new Date(FIXTURE_NOW),
    kinds: ['shipment-import', 'shipment-status', 'shipment-tracking-number'],
    onStart: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One runs, one lost eight shipments, one is well and one came to nothing. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Teilweise fehlgeschlagen/ }));
    await expect(row.getByRole('link')).toHaveAttribute('href', '#run_stuendlich');
    await expect(canvas.getByText('Im Gange')).toBeVisible();
    await expect(canvas.getByText('Offene Preisanfragen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ausnahmen heute' })).toHaveAttribute('href', '#ausnahmen');
    await expect(canvas.getByText('12')).toBeVisible();
    const carriers = canvas.getByRole('link', { name: 'Gestörte Dienstleister' });
    await expect(carriers).toHaveAttribute('href', '#carrier-api');
  },
};

/** All is well, and what is counted has no page of its own yet. */
export const AllWell: Story = {
  tags: ['state-ready'],
  args: {
    figures: {
      kind: 'ready',
      value: {
        openQuotes: 0,
        exceptionsToday: 0,
        disturbedCarriers: 0,
        troubledRuns: 0,
        newOrganizations: 0,
      },
      isRefreshing: false,
    },
    hrefs: { home: '#start', runs: runsHref, run: (id: string) => `#${id}` },
    state: {
      ...states.ready,
      value: { items: [cronRuns.well], totalItems: 1, shown: allCronRuns },
    },
  },
};

export const Loading: Story = {
  args: { state: states.loading, figures: { kind: 'loading', isSlow: false } },
};

export const Empty: Story = { args: { state: states.empty } };

export const NoHits: Story = { args: { state: states.noHits, filter: { ...allCronRuns, page: 3 } } };

/** Those that have failed, as a whole or in part; the figure above leads to them. */
export const OnlyTroubled: Story = {
  tags: ['state-ready'],
  args: {
    filter: onlyTroubled,
    state: {
      ...states.ready,
      value: { items: [cronRuns.partly, cronRuns.failed], totalItems: 2, shown: onlyTroubled },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nur Fehler' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Alle' })).toHaveAttribute('href', '#laeufe');
    await expect(canvas.getByRole('link', { name: 'Fehlgeschlagene Cron-Läufe' })).toHaveAttribute(
      'href',
      '#fehler',
    );
  },
};

export const NoneTroubled: Story = {
  tags: ['state-no-hits'],
  args: { state: states.noHits, filter: onlyTroubled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kein Cron-Lauf ist fehlgeschlagen.' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: states.failed,
    figures: { kind: 'failed', failure: states.failed.failure, isRetrying: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Zahlen konnten nicht geladen werden.')).toBeVisible();
  },
};

/** Runs of another page, which could not be renewed. */
export const Older: Story = {
  tags: ['state-failed'],
  args: {
    filter: { ...allCronRuns, page: 2 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Darunter steht noch die vorige Auswahl: Alle\./)).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: states.forbidden } };

/** Signed in, and not one of the staff: told nothing but the way back. */
export const Stranger: Story = {
  tags: ['state-forbidden'],
  render: () => <OverviewForStrangers applicationHref="#anwendung" />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Sie haben keinen Zugriff auf das Backoffice.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zur Anwendung' })).toHaveAttribute('href', '#anwendung');
  },
};

export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...allCronRuns, page: 2 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: 25 }, (_, index) => ({
          ...(runs[index % runs.length] ?? cronRuns.well),
          id: `run_${index}`,
        })),
        totalItems: 2160,
        shown: { ...allCronRuns, page: 2 },
      },
    },
  },
};

export const HardCases: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w320' } },
  args: {
    state: {
      ...states.ready,
      value: {
        items: [
          {
            ...cronRuns.pending,
            startedBy: { id: 'x', full_name: 'Dr. Annegret von und zu Hohenstein-Großwang' },
          },
          { ...cronRuns.failed, kind: 'unknown' },
        ],
        totalItems: 2,
        shown: allCronRuns,
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StartsAJob: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt ausführen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Suche nach Sendungsnummern' }));
    await expect(args.onStart).toHaveBeenCalledWith('shipment-tracking-number');
  },
};
