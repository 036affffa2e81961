import type { Meta, StoryObj } from '@storybook/react-vite';
import { AUDIT_ENTRIES_PER_PAGE, auditActionLabels, type AuditEntry } from 'contract';
import { FIXTURE_NOW, people } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  foundOrganizations,
  organizationSearch,
} from '../../../patterns/OrganizationSearch/organization-search-fixtures.ts';
import { auditedVisits, auditEntries } from './audit-fixtures.ts';
import { type AuditLogsState, noFilter } from './audit-logs-state.ts';
import { auditLogsCopy as copy } from './AuditLogs.copy.ts';
import { AuditLogs } from './AuditLogs.tsx';

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
    value: { items: auditEntries, totalItems: auditEntries.length, shown: noFilter },
    isRefreshing: false,
  },
} satisfies { [K in AuditLogsState['kind']]: Extract<AuditLogsState, { kind: K }> };

const meta = {
  component: AuditLogs,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: noFilter,
    names: {},
    organizations: organizationSearch(),
    hrefs: {
      home: '#start',
      entry: (id) => `#${id}`,
      only: () => '#gefiltert',
      person: (id) => `#person-${id}`,
      object: () => '#objekt',
      reset: '#alle',
    },
    exporting: 'idle',
    onExport: fn(),
    onSearch: fn(),
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AuditLogs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /LO-104531/ }));
    // In its column, or with its thing where that has no room.
    const actions = row.getAllByText('Beauftragt').filter((word) => word.checkVisibility());
    await expect(actions).toHaveLength(1);
    await expect(row.getAllByRole('link')[0]).toHaveAttribute('href', '#aud_4');
    await expect(canvas.getByText('Kontakt, entfernt')).toBeVisible();
    await expect(canvas.getByText('Automatisch')).toBeVisible();
  },
};

/** Who has come and what they have taken away stands among what was changed. */
export const Visits: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...states.ready,
      value: {
        items: [...auditedVisits, ...auditEntries],
        totalItems: auditedVisits.length + auditEntries.length,
        shown: noFilter,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Exportiert Sendungen Tabelle Jana Möller/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Angemeldet Jana Möller Benutzer/ })).toBeVisible();
    const actions = within(canvas.getByLabelText(copy.action));
    for (const name of ['Angemeldet', 'Exportiert'])
      await expect(actions.getByRole('option', { name })).toBeInTheDocument();
  },
};

/** What is chosen is asked for at once, and each choice can be taken back. */
export const Filtering: Story = {
  tags: ['state-ready'],
  args: {
    filter: {
      ...noFilter,
      action: 'changed',
      from: '2026-11-13',
      to: '2026-11-20',
      person: 'usr_stefan',
      orgCode: 'org_tietze',
      object: 'shp_1',
    },
    names: { person: 'Stefan Wolff', orgCode: 'Tietze Feinmechanik GmbH' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Objektart' }), 'Sendung');
    await expect(args.onFilter).toHaveBeenCalledWith({ kind: 'shipment' });
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Person entfernen' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ person: '' });
    await expect(canvas.getByText('shp_1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.clear }));
    await expect(args.onFilter).toHaveBeenCalledWith(noFilter);
  },
};

/** Whose entries are wanted is known from one of them: a name narrows the log down to this person. */
export const NarrowsToPerson: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /LO-104531/ }));
    await expect(row.getByRole('link', { name: 'Jana Möller (nur diese Person)' })).toHaveAttribute(
      'href',
      `#person-${people.owner.id}`,
    );
  },
};

/** Nothing leads to where one is. */
export const OfOnePerson: Story = {
  tags: ['interaction'],
  args: { filter: { ...noFilter, person: people.owner.id }, names: { person: 'Jana Möller' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Jana Möller/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Filter Person entfernen' })).toBeVisible();
  },
};

/** An organisation is looked for by its name, and the field is free for the next one. */
export const ChoosesOrganization: Story = {
  tags: ['interaction'],
  args: { organizations: organizationSearch('Weser') },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Organisation' });
    await userEvent.type(field, 'Weser');
    await expect(args.organizations.onSearch).toHaveBeenLastCalledWith('Weser');
    const { orgName, orgCode } = foundOrganizations[0];
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(orgName) }));
    await expect(args.onFilter).toHaveBeenCalledWith({ orgCode });
    await expect(field).toHaveValue('');
  },
};

export const Exports: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportieren' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Als Excel-Datei (.xlsx)' }));
    await expect(args.onExport).toHaveBeenCalled();
  },
};

export const Exporting: Story = {
  tags: ['interaction'],
  args: { exporting: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.exporting })).toBeVisible();
  },
};

export const NotExported: Story = {
  tags: ['interaction'],
  args: { exporting: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.exportFailed)).toBeVisible();
  },
};

/** As far as one can leaf. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...noFilter, page: 2 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: AUDIT_ENTRIES_PER_PAGE }, (_, index) => ({
          ...(auditEntries[index % 3] as AuditEntry),
          id: `aud_${index}`,
        })),
        totalItems: 10_001,
        shown: { ...noFilter, page: 2 },
      },
    },
  },
};

const longEntry: AuditEntry = {
  ...(auditEntries[1] as AuditEntry),
  action: 'unknown',
  by: { id: 'usr_lang', full_name: 'Maximiliane-Charlotte Freifrau von Hohenlohe-Waldenburg' },
  organization: {
    orgCode: 'org_lang',
    orgName: 'Weserbergland Medizintechnik Großhandelsgesellschaft mbH & Co. KG',
  },
  object: {
    kind: 'unknown',
    id: 'xyz_1',
    name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversorgungskasse',
    isThere: true,
  },
};

/** Long names, and what a newer platform knows, at 320 px. */
export const HardCases: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        items: [longEntry],
        totalItems: 1,
        shown: noFilter,
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Where the table is narrow, the action stands with its thing, and each name has one line: beside a panel no row is higher than before. */
export const KeepsAllRowsAsHigh: Story = {
  tags: ['interaction'],
  args: {
    state: { ...states.ready, value: { ...states.ready.value, items: [longEntry, ...auditEntries] } },
  },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    await expect(first?.getBoundingClientRect().height).toBe(second?.getBoundingClientRect().height);
    await expect(canvas.queryByRole('columnheader', { name: copy.columns.action })).toBeNull();
    const thing = within(canvas.getByRole('rowheader', { name: /^LO-104531/ }));
    await expect(thing.getByText(auditActionLabels.ordered)).toBeVisible();
  },
};

/** Entries of another filter, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { ...noFilter, action: 'deleted', page: 2 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const NoHits: Story = {
  args: { state: states.noHits, filter: { ...noFilter, search: 'LO-1' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Keine Einträge für diese Auswahl.', { ignore: '[role=status]' }),
    ).toBeVisible();
  },
};

export const Failed: Story = { args: { state: states.failed } };

export const Forbidden: Story = { args: { state: states.forbidden } };
