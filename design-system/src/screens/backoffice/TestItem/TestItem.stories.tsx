import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, testExecutions, testItem, testSamples } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { ItemChanges, ItemRun, TestItemState } from './test-item-state.ts';
import { TestItem } from './TestItem.tsx';

const run: ItemRun = {
  connection: 'live',
  execution: testExecutions.deviant,
  isStarting: false,
  failure: null,
  result: null,
};

const states = {
  loading: { kind: 'loading', isSlow: false },
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
  ready: { kind: 'ready', value: testItem, isRefreshing: false },
} satisfies { [K in TestItemState['kind']]: Extract<TestItemState, { kind: K }> };

const saving = {
  began: testItem,
  pending: false,
  failure: null,
  conflict: null,
  isSaved: false,
  onSubmit: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onChangedChange: fn(),
};

const changes: ItemChanges = {
  saving: null,
  products: [
    { carrier: 'DHL', code: 'DHL_PAKET', name: 'Paket' },
    { carrier: 'DHL', code: 'DHL_PAKET_INTERNATIONAL', name: 'Paket International' },
    { carrier: 'GLS', code: 'GLS_BUSINESSPARCEL', name: 'BusinessParcel' },
  ],
  onEdit: fn(),
  onCancel: fn(),
  onDelete: fn(),
  onAdopt: fn(),
  isAdopting: false,
};

const meta = {
  component: TestItem,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    comparing: testSamples.customs,
    run,
    hrefs: { home: '#start', center: '#testcenter', sample: '#reihe', item: (id: string) => `#${id}` },
    now: new Date(FIXTURE_NOW),
    changes,
    onExecute: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TestItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One field changed, one is missing, one is new; one is not compared. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const diff = within(
      canvas.getByRole('table', { name: 'Abweichungen zwischen erwartetem und erhaltenem Ergebnis' }),
    );
    await expect(diff.getByRole('rowheader', { name: /priceNetCents.*geändert/ })).toBeVisible();
    await expect(diff.getByRole('rowheader', { name: /includedLiabilityEur.*fehlt/ })).toBeVisible();
    await expect(diff.getByRole('rowheader', { name: /deliveryBefore.*neu/ })).toBeVisible();
    await expect(canvas.getByText('1\u00A0Feld vom Vergleich ausgenommen')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Vorheriger Testfall: Paket nach Helgoland' }),
    ).toHaveAttribute('href', '#tit_2');
    await userEvent.click(canvas.getByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' }));
    await expect(args.changes?.onAdopt).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Testfall ausführen' }));
    await expect(args.onExecute).toHaveBeenCalledOnce();
  },
};

/** What was said to be right, and since when. */
export const Expected: Story = {
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Erwartet' }));
    await expect(canvas.getByText(/^Festgelegt 12\.10\.2026.*von Stefan Krüger$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Erwartetes Ergebnis als JSON' })).toHaveTextContent(
      '"priceNetCents": 11840',
    );
  },
};

export const Received: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Erhalten' }));
    await expect(canvas.getByRole('region', { name: 'Erhaltene Antwort als JSON' })).toHaveTextContent(
      '"priceNetCents": 12190',
    );
  },
};

/** The answer is what is expected. */
export const AsExpected: Story = {
  tags: ['state-ready'],
  args: {
    state: { ...states.ready, value: { ...testItem, received: testItem.expected } },
    run: {
      ...run,
      result: {
        testItemId: testItem.id,
        position: 3,
        name: testItem.name,
        carrier: 'DHL',
        status: 'succeeded',
        message: '',
        deviations: 0,
        duration: 900,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kein Feld weicht ab.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' })).toBeNull();
    await userEvent.click(canvas.getByText('5\u00A0Felder wie erwartet'));
    await expect(canvas.getByText('rates[0].priceNetCents')).toBeVisible();
  },
};

/** Never executed: nothing to compare, and nothing expected. */
export const New: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...states.ready,
      value: {
        ...testItem,
        productCode: '',
        dangerous: true,
        shipmentData: { ...testItem.shipmentData, isSaturdayDelivery: true },
        expected: null,
        expectedAt: null,
        expectedBy: null,
        received: null,
        history: [],
        siblings: { total: 1, previous: null, next: null },
      },
    },
    run: { ...run, execution: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Antwort. Führen Sie den Testfall aus.')).toBeVisible();
    await expect(canvas.getByText('Dieser Testfall wurde noch nie ausgeführt.')).toBeVisible();
    await expect(canvas.getByText('Noch nie ausgeführt')).toBeVisible();
  },
};

/** An answer of which nobody has said whether it is right. */
export const NothingExpected: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...states.ready,
      value: {
        ...testItem,
        expected: null,
        expectedAt: null,
        expectedBy: null,
        received: { cancelled: true },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Noch kein erwartetes Ergebnis. Übernehmen Sie die Antwort, wenn sie richtig ist.'),
    ).toBeVisible();
    await expect(canvas.getByText(/1\u00A0Feld ändert sich\.$/)).toBeVisible();
  },
};

export const Running: Story = {
  tags: ['interaction'],
  args: { run: { ...run, execution: testExecutions.running } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Wird ausgeführt/ })).toBeVisible();
  },
};

export const ExecutionFailed: Story = {
  tags: ['interaction'],
  args: { run: { ...run, failure: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Ausführung ist fehlgeschlagen.')).toBeVisible();
  },
};

export const Adopting: Story = {
  tags: ['interaction'],
  args: { changes: { ...changes, isAdopting: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Wird übernommen …/ })).toBeVisible();
  },
};

/** Whoever serves customers executes, and says nothing of what is expected. */
export const OnlyExecutes: Story = {
  tags: ['interaction'],
  args: { changes: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Weitere Aktionen zum Testfall' })).toBeNull();
  },
};

export const Menu: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen zum Testfall' }));
    await expect(await screen.findByRole('menuitem', { name: 'Testfall löschen' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Bearbeiten' }));
    await expect(args.changes?.onEdit).toHaveBeenCalledOnce();
  },
};

/** What is asked and expected, as a form. */
export const Editing: Story = {
  tags: ['state-ready'],
  args: { changes: { ...changes, saving } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /^Beschreibung/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Kanaren');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Produkt/ }), 'Paket');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(saving.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Kanaren',
        productCode: 'DHL_PAKET',
        declaredValue: 1862,
        expected: testItem.expected,
      }),
    );
  },
};

/** What is no JSON, and an order without a product, are said at their places. */
export const EditingRefused: Story = {
  tags: ['interaction'],
  args: { changes: { ...changes, saving } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Vorgang/ }), 'Etikett anfordern');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Produkt/ }), '');
    const expected = canvas.getByRole('textbox', { name: /^Erwartetes Ergebnis/ });
    await userEvent.clear(expected);
    await userEvent.type(expected, '{{"rates": ');
    const [city] = canvas.getAllByRole('textbox', { name: /^Ort/ });
    if (city) await userEvent.clear(city);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getAllByText(/Das ist kein gültiges JSON-Objekt\./).length).toBeGreaterThan(0);
    await expect(
      canvas.getAllByText(/Für diesen Vorgang ist ein Versandprodukt nötig\./).length,
    ).toBeGreaterThan(0);
    await expect(canvas.getByText(/^Absender, Ort/)).toBeVisible();
  },
};

export const EditingPending: Story = {
  tags: ['interaction'],
  args: { changes: { ...changes, saving: { ...saving, pending: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Testfall wird gespeichert …/ })).toBeVisible();
  },
};

export const EditingFailed: Story = {
  tags: ['interaction'],
  args: {
    changes: { ...changes, saving: { ...saving, failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Testfall wurde nicht gespeichert.')).toBeVisible();
  },
};

/** Neither is lost: what was typed stands beside what somebody else has saved. */
export const EditingOvertaken: Story = {
  tags: ['interaction'],
  args: {
    changes: {
      ...changes,
      saving: {
        ...saving,
        conflict: {
          theirs: { ...testItem, name: 'Kanarische Inseln', version: 3 },
          mine: { ...testItem, operation: 'rates', carrier: 'DHL', name: 'Kanaren', expected: null },
          isKept: false,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dieser Testfall wurde inzwischen geändert.')).toBeVisible();
  },
};

/** Words without a place to break, and what a newer platform knows. */
export const HardCases: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w320' } },
  args: {
    state: {
      ...states.ready,
      value: {
        ...testItem,
        name: 'Binnenschifffahrtsgesellschaftsversicherungsbedingungsaushangpflichtprüfung',
        operation: 'unknown',
        carrier: 'unknown',
        expected: {
          tief: { verschachtelt: { immernoch: { weiter: [{ leer: '', nichts: null, ja: true }] } } },
        },
        received: {
          tief: {
            verschachtelt: {
              immernoch: { weiter: [{ leer: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3) }] },
            },
          },
        },
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { state: states.loading, comparing: undefined } };

export const Failed: Story = { args: { state: states.failed } };

export const NotFound: Story = {
  args: { state: states.notFound },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zur Testreihe' })).toHaveAttribute('href', '#reihe');
  },
};

export const Forbidden: Story = { args: { state: states.forbidden } };
