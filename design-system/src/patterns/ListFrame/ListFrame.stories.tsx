import { BookUser, UserPlus } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Contact } from 'contract';
import { contacts, FIXTURE_NOW } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { selectionColumn } from '../../components/DataTable/selection-column.tsx';
import { TabNav } from '../../components/TabNav/TabNav.tsx';
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx';
import type { ListPage } from './list-state.ts';
import { listCopy } from './ListFrame.copy.ts';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { ListSearch } from './ListSearch.tsx';
import { columns, everyone, type Filter, words } from './story-contacts.tsx';

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };

type State = ListFrameProps<Contact, Filter>['state'];

function listOf(value: Partial<ListPage<Contact, Filter>> = {}): Extract<State, { kind: 'ready' }> {
  const page = { items: contacts, totalItems: contacts.length, shown: everyone, ...value };
  return { kind: 'ready', value: page, isRefreshing: false };
}

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  failed: { kind: 'failed', failure, isRetrying: false },
  ready: listOf(),
} satisfies { [K in State['kind']]: Extract<State, { kind: K }> };

/** The names as buttons. */
function columnsWithButton(onPress: () => void): DataTableColumn<Contact>[] {
  const cell = ({ block }: Contact) => <Button onPress={onPress}>{block.companyName}</Button>;
  return columns.map((column) => (column.isRowHeader ? { ...column, cell } : column));
}

const meta = {
  component: ListFrame<Contact, Filter>,
  tags: ['frame'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: everyone,
    words,
    heading: 'Kontakte',
    actions: <Button icon={UserPlus}>Kontakt anlegen</Button>,
    search: (
      <ListSearch
        label="Kontakte durchsuchen"
        placeholder="Name, Firma, Ort oder E-Mail"
        asked=""
        onSearch={fn()}
      />
    ),
    table: { columns, rowKey: ({ id }) => id },
    empty: { icon: BookUser, title: 'Noch keine Kontakte' },
    noHits: { text: 'Zu „Zwickau“ gibt es keinen Kontakt.', resetHref: '/kontakte' },
    nameOf: ({ search, page }) =>
      ['Alle', listCopy.selection.search(search), listCopy.selection.page(page)].join(', '),
    perPage: 25,
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ListFrame<Contact, Filter>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With nothing between them, heading and rows keep their distance. */
export const StandsAlone: Story = {
  args: { search: undefined, actions: undefined },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(table.top - heading.bottom).toBeGreaterThanOrEqual(12);
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–17 von 17')).toBeVisible();
    await expect(canvas.getByText('17 Kontakte gefunden.')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { state: { ...states.loading, isSlow: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Kontakte werden geladen …' })).toBeVisible();
  },
};

export const Empty: Story = { args: { state: states.empty } };

export const NoHits: Story = { args: { state: states.noHits } };

export const Failed: Story = { args: { state: states.failed } };

/** Another page was asked for and did not come. */
export const OldOfAnotherPage: Story = {
  args: {
    state: {
      ...listOf({ totalItems: 486, shown: { search: 'Kiel', page: 2 } }),
      isOlder: true,
      failure: { at: FIXTURE_NOW },
    },
    filter: { search: 'Kiel', page: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'die vorige Auswahl: Alle, Suche „Kiel“, Seite 2',
    );
    await expect(canvas.getByRole('table', { name: 'Kontakte, alter Stand' })).toBeVisible();
  },
};

/** With tabs and with something between range and buttons. */
export const WithTabs: Story = {
  args: {
    tabs: (
      <TabNav
        label="Kontakte nach Art"
        tabs={[
          { href: '#alle', label: 'Alle', count: '486', isCurrent: true },
          { href: '#absender', label: 'Absender', count: '7' },
        ]}
      />
    ),
    foot: <span>25 Zeilen pro Seite</span>,
    state: listOf({ totalItems: 486 }),
  },
};

/** What is selected stays while one leafs, with what can be done with it at the lower edge. */
export const WithSelection: Story = {
  args: {
    state: listOf({ totalItems: 486 }),
    table: {
      columns: [
        selectionColumn<Contact>({
          header: 'Auswahl',
          label: 'Alle Kontakte auswählen',
          rowLabel: ({ block }) => `${block.companyName || block.personName} auswählen`,
        }),
        ...columns,
      ],
      rowKey: ({ id }) => id,
      selectedKeys: new Set(contacts.slice(0, 2).map(({ id }) => id)),
      onSelectionChange: fn(),
    },
    selectionBar: (
      <SelectionBar
        selectedKeys={new Set(contacts.slice(0, 2).map(({ id }) => id))}
        total={486}
        one="Kontakt"
        many="Kontakte"
        onSelectionChange={fn()}
      >
        <Button variant="inverse" size="sm">
          Exportieren (CSV)
        </Button>
      </SelectionBar>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Alle 486 auswählen' })).toBeVisible();
  },
};

export const LeafsBothWays: Story = {
  tags: ['interaction'],
  args: {
    state: listOf({ totalItems: 486, shown: { search: '', page: 3 } }),
    filter: { search: '', page: 3 },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(4);
  },
};

/** What is known stays in sight; that newer is on its way is heard. */
export const Refreshing: Story = {
  tags: ['interaction'],
  args: { state: { ...listOf({ totalItems: 486 }), isRefreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kontakte werden aktualisiert …')).toBeInTheDocument();
  },
};

/** Nobody can leaf on from rows that answer another search: their pages are not those of this one. */
export const LeafsOnlyThroughWhatWasAskedFor: Story = {
  tags: ['interaction'],
  args: {
    state: { ...listOf({ totalItems: 486, shown: { search: 'Kiel', page: 1 } }), isOlder: true },
    filter: { search: 'Bremen', page: 1 },
  },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Nächste Seite' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

/** The row that somebody was in leaves with the others: the keyboard goes on at what is said instead. */
export const GoesOnWhereTheRowsHaveGone: Story = {
  tags: ['interaction'],
  render: function Losing(args) {
    const [state, setState] = useState<State>(states.ready);
    const table = { ...args.table, columns: columnsWithButton(() => setState(states.empty)) };
    return <ListFrame {...args} more={undefined} perPage={25} onPage={fn()} state={state} table={table} />;
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('button', { name: /Tietze/ })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Noch keine Kontakte' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const HardCases: Story = {
  args: {
    heading: 'Zustellhindernisbenachrichtigungsempfänger',
    state: listOf({ items: contacts.slice(0, 3), totalItems: 3 }),
  },
  globals: { viewport: { value: 'w320' } },
};
