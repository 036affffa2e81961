import type { Meta, StoryObj } from '@storybook/react-vite';
import { carriers, CLOSINGS_PER_PAGE } from 'contract';
import {
  dayEndClosings,
  failedShipments,
  FIXTURE_NOW,
  openOfCarriers,
  openShipments,
} from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SettingsLayout } from '../../../layouts/SettingsLayout/SettingsLayout.tsx';
import { AppPage } from '../../../stories/AppPage.tsx';
import type { DayEndState, ExcludedShipments } from './day-end-state.ts';
import { dayEndCopy as copy } from './DayEndClosing.copy.ts';
import { DayEndClosing } from './DayEndClosing.tsx';
import { OpenShipments } from './OpenShipments.tsx';
import { askAll } from './sums.ts';

const [dhl] = openOfCarriers;
const [newest] = dayEndClosings;
if (!dhl || !newest) throw new Error('The fixtures hold open shipments and closings');

const navItems = [{ href: '/einstellungen/tagesabschluss', label: 'Tagesabschluss', isCurrent: true }];

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };
const none: ExcludedShipments = new Map();
const excluded: ExcludedShipments = new Map([
  ['shp_104519', { carrier: 'UPS', packages: 1, weightKg: 10.2, hasFailed: false }],
]);

const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: { kind: 'failed', failure, isRetrying: false },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  ready: { kind: 'ready', value: { carriers: openOfCarriers, asOf: FIXTURE_NOW }, isRefreshing: false },
} satisfies { [K in DayEndState['kind']]: Extract<DayEndState, { kind: K }> };

const history = {
  kind: 'ready',
  value: { items: dayEndClosings, totalItems: 214, page: 1 },
  isRefreshing: false,
} as const;

const meta = {
  component: DayEndClosing,
  // Nothing narrows it down.
  tags: ['no-filter'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppPage address="/einstellungen/tagesabschluss">
        <SettingsLayout navLabel="Einstellungen" navItems={navItems}>
          {Story()}
        </SettingsLayout>
      </AppPage>
    ),
  ],
  args: {
    state: states.ready,
    history,
    latest: dayEndClosings.slice(2),
    next: null,
    pickupHrefOf: (id) => `#${id}`,
    excluded,
    canClose: true,
    question: null,
    isClosing: false,
    outcomes: [],
    homeHref: '#start',
    now: new Date(FIXTURE_NOW),
    renderShipments: (carrier) => (
      <OpenShipments
        carrier={carrier}
        state={{
          kind: 'ready',
          value:
            carrier === 'GLS'
              ? { items: failedShipments, totalItems: 2, page: 1 }
              : { items: openShipments, totalItems: 3, page: 1 },
          isRefreshing: false,
        }}
        excluded={excluded}
        canClose
        shipmentHref={(id) => `#${id}`}
        onExclude={fn()}
        onPage={fn()}
        onRetry={fn()}
      />
    ),
    onAsk: fn(),
    onAccept: fn(),
    onReject: fn(),
    onOpenPdfs: fn(),
    onPage: fn(),
    onRetry: fn(),
    onRetryHistory: fn(),
  },
} satisfies Meta<typeof DayEndClosing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of UPS stays open, and two of GLS have failed before. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /UPS/ }));
    await expect(row.getByText('1 Sendung ausgenommen')).toBeVisible();
    await expect(canvas.getByText('18 offene Sendungen, 29 Packstücke, 191,9 kg')).toBeVisible();
    await expect(canvas.getByText('2 Sendungen sind fehlgeschlagen')).toBeVisible();
    await expect(canvas.getByText('1–4 von 214')).toBeVisible();
  },
};

export const Unfolded: Story = {
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sendungen von UPS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sendungen von GLS' }));
    await expect(canvas.getByRole('checkbox', { name: 'LO-104519 nicht abschließen' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'LO-104530 nicht abschließen' })).not.toBeChecked();
    await expect(canvas.getByText('Postleitzahl bei GLS unbekannt')).toBeVisible();
    await expect(canvas.getByText('bleibt offen')).toBeVisible();
  },
};

export const UnfoldedOnAPhone: Story = { ...Unfolded, globals: { viewport: { value: 'w320' } } };

/** What it concerns, once more, before it cannot be taken back. */
export const Asking: Story = {
  tags: ['state-ready'],
  args: { question: askAll(openOfCarriers, excluded) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Tagesabschluss erstellen?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent(copy.warning);
    await expect(dialog).toHaveTextContent('DHL – 14 offene Sendungen, 21 Packstücke, 132,4 kg');
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: /^18.Sendungen abschließen$/ })).toBeEnabled();
  },
};

export const Closing: Story = {
  tags: ['state-ready'],
  args: { question: askAll(openOfCarriers, excluded), isClosing: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Wird abgeschlossen …' })).toBeVisible());
  },
};

export const PartlyFailed: Story = {
  tags: ['state-ready'],
  args: {
    outcomes: [
      { kind: 'partly', carrier: 'GLS', closed: 4, failed: 2 },
      {
        kind: 'failed',
        carrier: 'UPS',
        reason: 'UPS antwortet nicht. Es wurde nichts abgeschlossen. Versuchen Sie es erneut.',
      },
      { kind: 'unknown', carrier: 'DHL', reason: copy.noAnswer },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('GLS: 4 von 6 Sendungen abgeschlossen. 2 konnten nicht abgeschlossen werden.'),
    ).toBeVisible();
    await expect(canvas.getByText('Fehler beim Erstellen des Tagesabschlusses')).toBeVisible();
    await expect(canvas.getByText(/Wir wissen nicht, ob der Tagesabschluss/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fehlgeschlagene anzeigen' }));
    await expect(canvas.getByText('Keine Antwort von GLS')).toBeVisible();
  },
};

/** Of what has failed the button tries that alone, without what is excluded. */
export const AsksByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Erneut versuchen, GLS' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenLastCalledWith([
      { carrier: 'GLS', only: 'failed', shipments: 2, packages: 5, weightKg: 40.8 },
    ]);
    canvas.getByRole('button', { name: 'Tagesabschluss erstellen, UPS' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenLastCalledWith([
      { carrier: 'UPS', only: 'all', shipments: 2, packages: 3, weightKg: 18.7 },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Alle abschließen: 18.Sendungen$/ }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(askAll(openOfCarriers, excluded));
    await userEvent.click(canvas.getByRole('button', { name: 'PDF öffnen, TA-10042' }));
    await expect(args.onOpenPdfs).toHaveBeenCalledWith([dayEndClosings[0]]);
  },
};

export const Empty: Story = {
  tags: ['state-ready'],
  args: {
    state: { ...states.ready, value: { carriers: [], asOf: FIXTURE_NOW } },
    history: { ...history, value: { items: [], totalItems: 0, page: 1 } },
    excluded: none,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Heute sind keine Sendungen offen.' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Noch keine Tagesabschlüsse' })).toBeVisible();
  },
};

/** Staff look at it and close nothing. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { canClose: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /abschließen|erstellen/ })).toBeNull();
  },
};

/** All carriers, two thousand of one, and a full page of what was closed before. */
export const Many: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        asOf: FIXTURE_NOW,
        carriers: carriers.map((carrier) => ({
          ...dhl,
          carrier,
          ...(carrier === 'DHL' && { shipments: 2000, packages: 3120, weightKg: 21_400.5 }),
        })),
      },
    },
    history: {
      ...history,
      value: {
        items: Array.from({ length: CLOSINGS_PER_PAGE }, (_, index) => ({
          ...newest,
          id: `dec_${index}`,
          number: `TA-${10_100 - index}`,
        })),
        totalItems: 214,
        page: 2,
      },
    },
    excluded: none,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('26–50 von 214')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

export const Loading: Story = {
  args: { state: states.loading, history: { kind: 'loading', isSlow: false } },
};

export const Failed: Story = {
  args: { state: states.failed, history: { kind: 'failed', failure, isRetrying: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.openFailed })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Fehler beim Abrufen der Tagesabschlüsse' }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: states.forbidden } };

export const HardCases: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w320' } },
  args: {
    state: {
      ...states.ready,
      value: {
        asOf: FIXTURE_NOW,
        carriers: openOfCarriers.map((open) => ({
          ...open,
          products: ['Internationales Expresspaket mit Samstagszustellung', ...open.products],
          shipments: 2000,
          packages: 12_000,
          weightKg: 123_456.7,
        })),
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
