import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, testExecutions, testItem } from 'contract/fixtures';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { itemArgs, itemChanges as changes, itemRun as run } from './story-changes.ts';
import type { TestItemState } from './test-item-state.ts';
import { TestItem } from './TestItem.tsx';

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
  ready: itemArgs.state,
} satisfies { [K in TestItemState['kind']]: Extract<TestItemState, { kind: K }> };

const meta = {
  component: TestItem,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: itemArgs,
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
    await expect(canvas.getByText(/^1\sFeld vom Vergleich ausgenommen$/)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Vorheriger Testfall: Paket nach Helgoland' }),
    ).toHaveAttribute('href', '#tit_2');
    await expect(canvas.getByRole('navigation', { name: 'Testfälle der Testreihe' })).toHaveTextContent(
      /^3 von \d+$/,
    );
    await expect(
      canvas.getByText(/Dann ersetzt sie das erwartete Ergebnis; 3\sFelder ändern sich\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(
      'Paket International',
    );
    // However many rows follow, it is in sight.
    const adopt = canvas.getByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' });
    await expect(
      adopt.compareDocumentPosition(canvas.getByRole('rowheader', { name: /priceNetCents/ })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(adopt);
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
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Antwort kopieren' }));
    await expect(await canvas.findByText('Kopiert.')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('12190'));
  },
};

/** Never executed: nothing to compare, and nothing expected. */
export const Empty: Story = {
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
    await expect(canvas.getByRole('link', { name: 'Kein vorheriger Testfall' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Kein nächster Testfall' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** It would order from a carrier in production. */
export const InProduction: Story = {
  tags: ['state-ready'],
  args: {
    state: { ...states.ready, value: { ...testItem, operation: 'label', isExecutable: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In der Produktivumgebung nicht ausführbar')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Testfall ausführen' })).toBeNull();
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

/** Each execution that had an answer can be opened. */
export const History: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const history = within(
      canvas.getByRole('table', { name: 'Letzte Ausführungen dieses Testfalls, neueste zuerst' }),
    );
    const [latest] = history.getAllByRole('link');
    await expect(latest).toHaveAttribute('href', `#${testExecutions.deviant.id}`);
  },
};

/** Whoever serves customers executes, and says nothing of what is expected. */
export const OnlyExecutes: Story = {
  tags: ['interaction'],
  args: { changes: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
  },
};

/** What came back is what whoever reads on a phone or a tablet has come for. */
export const ResultFirstInOneColumn: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('heading', { level: 2, name: /^(Eingabe|Ergebnis)$/ });
    await expect(parts.map(({ textContent }) => textContent)).toEqual(['Ergebnis', 'Eingabe']);
  },
};

export const Changes: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleName('Testfall ausführen');
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }));
    await expect(args.changes?.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    await expect(args.changes?.onDelete).toHaveBeenCalledOnce();
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
