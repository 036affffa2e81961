import type { Meta, StoryObj } from '@storybook/react-vite';
import { shipments } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withoutChips } from './filter-chips.ts';
import { noFilter } from './shipments-filter.ts';
import { base, choices, countsOf, fullPage, listArgs, listOf, toldOfTwo } from './shipments-fixtures.ts';
import { Shipments } from './Shipments.tsx';
import { ShipmentSelection } from './ShipmentSelection.tsx';

/** What narrows the list down, sorts it, and is done with its rows. */
const meta = {
  component: Shipments,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, choices, state: listOf(), counts: countsOf(shipments) },
} satisfies Meta<typeof Shipments>;

export default meta;
type Story = StoryObj<typeof meta>;

const filtered = {
  ...noFilter,
  period: 'lastWeek',
  country: 'DE,AT,CH,NL',
  product: 'DHL_PAKET',
  unprinted: true,
} as const;

/** Each filter has its chip. */
export const Filtered: Story = {
  args: { filter: filtered, state: listOf({ shown: filtered }) },
  play: async ({ args, canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Aktive Filter' });
    await expect(list).toHaveTextContent('Land: Deutschland, Österreich, Schweiz, Niederlande');
    await expect(list).toHaveTextContent('Versandprodukt: DHL Paket');
    await expect(canvas.getByRole('radio', { name: 'Letzte Woche' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Land entfernen' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ country: '' });
  },
};

export const FiltersOpen: Story = {
  args: { filter: filtered, state: listOf({ shown: filtered }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filter\s?4$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await expect(args.onChoose).toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Gefahrgut' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      dangerous: true,
      insured: false,
      neutral: false,
      unprinted: true,
    });
  },
};

/** One press leads to what has to be printed, whatever the list was narrowed down to before. */
export const ShowsWhatIsToBePrintedToday: Story = {
  args: { filter: filtered, state: listOf({ shown: filtered }) },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filter\s?4$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Heute noch zu drucken' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      ...withoutChips(),
      search: '',
      status: 'ordered',
      unprinted: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull());
  },
};

export const NarrowsDownByPostcodes: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const field = sheet.getByRole('textbox', { name: 'PLZ-Bereich' });
    await userEvent.type(field, '25-20{Enter}');
    await expect(field).toHaveAccessibleDescription(/zwei davon mit einem Strich/);
    await expect(args.onFilter).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '20 bis 25');
    await expect(args.onFilter).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onFilter).toHaveBeenLastCalledWith({ postalCode: '20-25' });
  },
};

export const FiltersOpenOnAPhone: Story = {
  ...FiltersOpen,
  globals: { viewport: { value: 'w320' } },
};

/** What the list looks like is asked for when it is wanted. */
export const ViewAskedFor: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ args, canvas }) => {
    await expect(args.renderView).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ansicht und Spalten' }));
    await expect(args.renderView).toHaveBeenCalled();
  },
};

/** Columns that few have chosen. */
export const MoreColumns: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { columns: ['number', 'recipient', 'printed', 'sender', 'value', 'price', 'closed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Preis (netto)' })).toBeVisible();
  },
};

const said = 'Zustellung nicht möglich, Empfänger nicht angetroffen. Neuer Versuch am nächsten Werktag.';

/** What a carrier says is as long as it likes; of what has no history yet nothing is said. */
export const LastEvents: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    columns: ['status', 'number', 'recipient', 'lastEvent'],
    state: listOf({
      items: [
        toldOfTwo,
        {
          ...base,
          id: 'shp_long',
          lastEvent: { at: '2026-11-13T15:40:00.000Z', description: said, pieceNumbers: [] },
        },
        { ...base, lastEvent: null },
      ],
      totalItems: 3,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Letztes Ereignis' })).toBeVisible();
    const [, today, long] = canvas.getAllByRole('row');
    await expect(today).toHaveTextContent(/geladen\s?heute um \d\d:12\sUhr\s·\sPackstücke\s2 und 3/);
    await expect(long).toHaveTextContent(/Werktag\.\s?Fr\.,\s13\.11\./);
    await expect(canvas.getByText('–')).toHaveAttribute('data-label', 'Letztes Ereignis');
  },
};

export const Exporting: Story = {
  args: { exporting: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tabelle wird erstellt …')).toBeInTheDocument();
  },
};

export const ExportFailed: Story = {
  args: { exporting: 'failed' },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Tabelle konnte nicht erstellt werden.')).toBeVisible();
  },
};

export const ExportBusy: Story = {
  args: { exporting: 'busy' },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Zurzeit werden zu viele Tabellen erstellt/)).toBeVisible();
  },
};

/** A range that is open to one side. */
export const FilteredSince: Story = {
  tags: ['interaction'],
  args: { filter: { ...noFilter, from: '2026-11-14' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ab 14.11.2026')).toBeVisible();
  },
};

export const FilteredUntil: Story = {
  tags: ['interaction'],
  args: { filter: { ...noFilter, to: '2026-11-14' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('bis 14.11.2026')).toBeVisible();
  },
};

/** The rows of before are of other filters, which are counted. */
export const OldOfOtherFilters: Story = {
  tags: ['interaction'],
  args: {
    state: listOf(
      { shown: { ...noFilter, country: 'AT', dangerous: true } },
      { isOlder: true, failure: { at: '2026-11-20T13:05:00.000Z' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/2.Filter/);
  },
};

const named =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name })).toBeVisible();
  };

/** The table says in which order it is. */
export const OldestFirst: Story = {
  tags: ['interaction'],
  args: { filter: { ...noFilter, sort: 'created' } },
  play: named('Sendungen, älteste zuerst'),
};

export const LastDeliveryFirst: Story = {
  tags: ['interaction'],
  args: { filter: { ...noFilter, sort: '-delivery' } },
  play: named('Sendungen, späteste Zustellung zuerst'),
};

export const NextDeliveryFirst: Story = {
  tags: ['interaction'],
  args: { filter: { ...noFilter, sort: 'delivery' } },
  play: named('Sendungen, früheste Zustellung zuerst'),
};

const selected = new Set(fullPage.slice(0, 3).map(({ id }) => id));
const batch = { onPrint: fn(), onClosing: fn(), onCancel: fn() };

export const Selected: Story = {
  args: {
    state: listOf({ items: fullPage, totalItems: 312 }),
    selectedKeys: selected,
    selectionBar: (
      <ShipmentSelection
        selectedKeys={selected}
        total={312}
        onSelectionChange={listArgs.onSelectionChange}
        {...batch}
      />
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3));
    await expect(canvas.getByText('3 Sendungen ausgewählt')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alle 312 auswählen' })).toBeVisible();
  },
};

/** Each has its button: which papers are printed is chosen before their dialog opens. */
export const DoesSomethingWithWhatIsSelected: Story = {
  args: Selected.args,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    for (const spy of Object.values(batch)) spy.mockClear();
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Etiketten drucken');
    await expect(batch.onPrint).toHaveBeenLastCalledWith('labels');
    await press('Alle Papiere drucken');
    await expect(batch.onPrint).toHaveBeenLastCalledWith('all');
    await press('Frachtbriefe drucken');
    await expect(batch.onPrint).toHaveBeenLastCalledWith('consignmentNotes');
    await press('Packzettel drucken');
    await expect(batch.onPrint).toHaveBeenLastCalledWith('pickSlips');
    await press('Zum Tagesabschluss');
    await expect(batch.onClosing).toHaveBeenCalledOnce();
    await press('Stornieren');
    await expect(batch.onCancel).toHaveBeenCalledOnce();
  },
};

export const SortsByItsHeads: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ args, canvas }) => {
    const head = (name: string) => within(canvas.getByRole('columnheader', { name })).getByRole('button');
    await userEvent.click(head('Erstellt'));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'created' });
    await userEvent.click(head('Zustelltag'));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'delivery' });
  },
};

/** Nothing has to happen before: the first tap already counts, and what lists a page's controls finds all of them. */
export const SelectsRowsByTheFirstTap: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Aktionen für Sendung/ })).toHaveLength(
      shipments.length,
    );
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(shipments.length + 1);
    canvas.getByRole('checkbox', { name: 'Alle Sendungen dieser Seite auswählen' }).click();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(shipments.map(({ id }) => id)));
  },
};
