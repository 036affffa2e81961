import type { Meta, StoryObj } from '@storybook/react-vite';
import { CRON_ITEMS_PER_PAGE } from 'contract';
import { cronRunItems, cronRunLog, cronRuns, FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { importFacts, importItems, missingFolder } from './cron-run-fixtures.ts';
import { type CronRunState, noFilter } from './cron-run-state.ts';
import { CronRun } from './CronRun.tsx';

const failedOnly = { onlyFailed: true, page: 1 };
const failedItems = cronRunItems.filter(({ outcome }) => outcome === 'failed');

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  notFound: { kind: 'notFound' },
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
    value: { items: cronRunItems, totalItems: 1284, shown: noFilter },
    isRefreshing: false,
  },
} satisfies { [K in CronRunState['kind']]: Extract<CronRunState, { kind: K }> };

const meta = {
  component: CronRun,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    facts: { run: cronRuns.partly, log: cronRunLog },
    filter: noFilter,
    hrefs: {
      home: '#start',
      overview: '#uebersicht',
      items: (onlyFailed: boolean) => (onlyFailed ? '#fehler' : '#alle'),
      shipment: (id) => `#${id}`,
    },
    onAgain: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CronRun>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight of 1,284 were lost: the mark says so before anything else. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Statusaktualisierung (stündlich)' }),
    ).toBeVisible();
    await expect(canvas.getByText('Teilweise fehlgeschlagen')).toBeVisible();
    await expect(canvas.getByText('Status: Erfolgreich')).toBeVisible();
    await expect(canvas.getByText(/^2\s+Min\. 47\s+s$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'LO-104498' })).toHaveAttribute('href', '#shp_1');
    await expect(canvas.getByText('eingang.csv, Zeile 4')).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Protokoll des Laufs' });
    const log = within(region);
    // However few items there are, no window of nothing lies between them and the log.
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(region.getBoundingClientRect().top - table.bottom).toBeLessThan(300);
    await expect(log.getByText('GLS hat mehrmals nacheinander nicht geantwortet.')).toBeInTheDocument();
    await expect(log.getAllByText(/^(Info|Hinweis)$/).map(({ textContent }) => textContent)).toEqual([
      'Info',
      'Info',
      'Hinweis',
      'Info',
    ]);
  },
};

/** What matters when something went wrong. */
export const OnlyFailed: Story = {
  tags: ['state-ready'],
  args: {
    filter: failedOnly,
    state: {
      ...states.ready,
      value: { items: failedItems, totalItems: failedItems.length, shown: failedOnly },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Nur Fehler/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** Files that were dropped: each row by its number, with the template that it has become or with why not. */
export const Import: Story = {
  tags: ['state-ready'],
  args: {
    facts: importFacts,
    state: {
      ...states.ready,
      value: { items: importItems, totalItems: importItems.length, shown: noFilter },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sendungsimport (täglich)' })).toBeVisible();
    // Not all items are shipments: some are lines of files, or carriers.
    await expect(canvas.queryByRole('columnheader', { name: 'Sendung' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'bestellungen.csv, Zeile 2' })).toHaveAttribute(
      'href',
      '#shp_4',
    );
    await expect(canvas.getByText(/^to\.address\.postalCode: /)).toBeVisible();
    const log = within(canvas.getByRole('region', { name: 'Protokoll des Laufs' }));
    await expect(log.getByText('Fehler').closest('li')).toHaveTextContent(
      '1 fehlerhafte Zeile liegt in „failed“',
    );
  },
};

/** Under way: begun by a person, and not to be begun again. */
export const Pending: Story = {
  tags: ['state-ready'],
  args: { facts: { run: cronRuns.pending, log: cronRunLog.slice(0, 2) }, onAgain: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Im Gange')).toBeVisible();
    await expect(canvas.getByText('Katrin Ahlers')).toBeVisible();
    await expect(
      canvas.getByText('Der Lauf ist im Gange. Die Seite aktualisiert sich von selbst.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut ausführen' })).toBeNull();
  },
};

export const NothingYet: Story = {
  tags: ['state-empty'],
  args: {
    state: states.empty,
    facts: { run: { ...cronRuns.pending, processed: 0, succeeded: 0, skipped: 0 }, log: [] },
    onAgain: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch ist kein Eintrag bearbeitet.' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    state: states.empty,
    facts: {
      run: { ...cronRuns.well, kind: 'carrier-products', processed: 0, succeeded: 0 },
      log: cronRunLog.slice(0, 1),
    },
  },
  play: async ({ canvas }) => {
    const title = 'Synchronisierung der Carrier-Produkte (täglich)';
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Dieser Lauf hatte nichts zu tun.' })).toBeVisible();
    await expect(canvas.getByText('Nichts zu tun')).toBeVisible();
    await expect(canvas.queryByText('Alle erfolgreich')).toBeNull();
    await expect(canvas.getByText('1 Zeile')).toBeVisible();
  },
};

/** The folder is named and missing: nothing was done, and why stands in place of it. */
export const BrokenOff: Story = {
  tags: ['state-empty'],
  args: { state: states.empty, facts: missingFolder },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Der Lauf wurde abgebrochen.' });
    await expect(title.parentElement).toHaveTextContent(
      'Den Ordner für Importe gibt es nicht: /daten/import',
    );
    await expect(canvas.queryByText('Dieser Lauf hatte nichts zu tun.')).toBeNull();
  },
};

/** That none of its items failed is no good news either. */
export const BrokenOffWithoutFailure: Story = {
  tags: ['interaction'],
  args: { state: states.noHits, filter: failedOnly, facts: missingFolder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Der Lauf wurde abgebrochen.' })).toBeVisible();
    await expect(canvas.queryByText('Kein Eintrag ist fehlgeschlagen.')).toBeNull();
  },
};

export const NoHits: Story = {
  args: { state: states.noHits, filter: failedOnly, facts: { run: cronRuns.well, log: cronRunLog } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kein Eintrag ist fehlgeschlagen.' })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading, facts: undefined, onAgain: undefined } };

export const Failed: Story = { args: { state: states.failed, facts: undefined, onAgain: undefined } };

/** Its page is old and could not be renewed. */
export const Older: Story = {
  tags: ['state-failed'],
  args: {
    filter: { onlyFailed: true, page: 2 },
    state: {
      ...states.ready,
      value: { ...states.ready.value, shown: { onlyFailed: false, page: 2 } },
      isOlder: true,
      failure: states.failed.failure,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Alle, Seite\s2/)[0]).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: states.notFound, facts: undefined, onAgain: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Diesen Cron-Lauf gibt es nicht.' })).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: states.forbidden, facts: undefined } };

/** A page of 10,000, which is leafed through. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { onlyFailed: false, page: 3 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: CRON_ITEMS_PER_PAGE }, (_, index) => ({
          ...(cronRunItems[index % cronRunItems.length] as (typeof cronRunItems)[number]),
          id: `item_${index}`,
        })),
        totalItems: 10_000,
        shown: { onlyFailed: false, page: 3 },
      },
    },
  },
};

/** Results and outcomes that a newer platform may answer with, and names that are long. */
export const HardCases: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w320' } },
  args: {
    facts: { run: { ...cronRuns.failed, kind: 'unknown', status: 'unknown', result: null }, log: [] },
    state: {
      ...states.ready,
      value: {
        ...states.ready.value,
        totalItems: 1,
        items: [
          {
            id: 'x',
            label: 'sendungen-der-niederlassung-schwaebisch-gmuend-2026-11-20.csv, Zeile 12.345',
            shipment: null,
            outcome: 'unknown',
            message: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversandetikettendrucker'.repeat(2),
            duration: 600_400,
          },
        ],
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RunsAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut ausführen' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const CopiesItsLog: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Protokoll kopieren' }));
    await expect(await canvas.findByText('Protokoll kopiert.')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledOnce();
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/ Hinweis GLS hat mehrmals nacheinander nicht geantwortet\.$/m),
    );
  },
};
