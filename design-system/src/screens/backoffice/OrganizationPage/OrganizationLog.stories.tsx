import type { Meta, StoryObj } from '@storybook/react-vite';
import { AUDIT_ENTRIES_PER_PAGE, type AuditEntry } from 'contract';
import { organizationRecord } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { organizationSearch } from '../../../patterns/OrganizationSearch/organization-search-fixtures.ts';
import { settingsStates } from '../../settings/story-settings-saving.ts';
import { auditEntries } from '../AuditLogs/audit-fixtures.ts';
import { noFilter } from '../AuditLogs/audit-logs-state.ts';
import { OrganizationLog } from './OrganizationLog.tsx';

const filter = { ...noFilter, orgCode: organizationRecord.orgCode };
const itsOwn = auditEntries.filter(({ organization }) => organization.orgCode === organizationRecord.orgCode);
const states = settingsStates({ items: itsOwn, totalItems: itsOwn.length, shown: filter });

/** „Protokoll“ of an organisation, in its page. */
const meta = {
  component: OrganizationLog,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter,
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
    organization: organizationRecord,
    page: { list: '#organisationen', tab: (tab) => `#${tab}` },
    onExport: fn(),
    onSearch: fn(),
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganizationLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where it was done says the page, and neither a row nor a filter. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tietze Feinmechanik GmbH');
    const areas = within(canvas.getByRole('navigation', { name: 'Bereiche der Organisation' }));
    await expect(areas.getByRole('link', { name: 'Protokoll' })).toHaveAttribute('aria-current', 'page');
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: /LO-104531/ })).toBeVisible();
    await expect(table.queryByText('Tietze Feinmechanik GmbH')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Filter Organisation entfernen' })).toBeNull();
  },
};

export const Filtering: Story = {
  tags: ['interaction'],
  args: { filter: { ...filter, person: 'usr_stefan' }, names: { person: 'Stefan Wolff' } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Objektart' }), 'Sendung');
    await expect(args.onFilter).toHaveBeenCalledWith({ kind: 'shipment' });
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Person entfernen' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ person: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Exportieren' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Als Excel-Datei (.xlsx)' }));
    await expect(args.onExport).toHaveBeenCalled();
  },
};

/** As far as one can leaf. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...filter, page: 2 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: AUDIT_ENTRIES_PER_PAGE }, (_, index) => ({
          ...(itsOwn[index % itsOwn.length] as AuditEntry),
          id: `aud_${index}`,
        })),
        totalItems: 10_001,
        shown: { ...filter, page: 2 },
      },
    },
  },
};

/** A long name, at 320 px. */
export const HardCases: Story = {
  args: {
    organization: {
      ...organizationRecord,
      orgName: 'Weserbergland Medizintechnik Großhandelsgesellschaft mbH & Co. KG',
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Before the organisation is known. */
export const Loading: Story = { args: { state: states.loading, organization: undefined } };

export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Einträge.', { ignore: '[role=status]' })).toBeVisible();
  },
};

export const NoHits: Story = {
  args: { state: { kind: 'noHits' }, filter: { ...filter, search: 'LO-1' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Keine Einträge für diese Auswahl.', { ignore: '[role=status]' }),
    ).toBeVisible();
  },
};

export const Failed: Story = { args: { state: states.failed } };

export const Forbidden: Story = { args: { state: states.forbidden } };
