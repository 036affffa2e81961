import type { Meta, StoryObj } from '@storybook/react-vite';
import { AUDIT_ENTRIES_PER_PAGE, type AuditEntry } from 'contract';
import { expect, userEvent, within } from 'storybook/test';
import { auditEntries, auditLogsArgs, auditLogsStates } from './audit-fixtures.ts';
import { noFilter } from './audit-logs-state.ts';
import { auditLogsCopy as copy } from './AuditLogs.copy.ts';
import { AuditLogs } from './AuditLogs.tsx';

const meta = {
  component: AuditLogs,
  parameters: { layout: 'fullscreen' },
  args: auditLogsArgs,
} satisfies Meta<typeof AuditLogs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /LO-104531/ }));
    await expect(row.getByText('Beauftragt')).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('href', '#aud_4');
    await expect(canvas.getByText('Kontakt, entfernt')).toBeVisible();
    await expect(canvas.getByText('Automatisch')).toBeVisible();
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

export const Exports: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exportieren (CSV)' }));
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
      ...auditLogsStates.ready,
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

/** Long names, and what a newer platform knows, at 320 px. */
export const HardCases: Story = {
  args: {
    state: {
      ...auditLogsStates.ready,
      value: {
        items: [
          {
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
          },
        ],
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

/** Entries of another filter, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { ...noFilter, action: 'deleted', page: 2 },
    state: { ...auditLogsStates.ready, isOlder: true, failure: auditLogsStates.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: auditLogsStates.loading } };

export const Empty: Story = { args: { state: auditLogsStates.empty } };

export const NoHits: Story = {
  args: { state: auditLogsStates.noHits, filter: { ...noFilter, search: 'LO-1' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Keine Einträge für diese Auswahl.', { ignore: '[role=status]' }),
    ).toBeVisible();
  },
};

export const Failed: Story = { args: { state: auditLogsStates.failed } };

export const Forbidden: Story = { args: { state: auditLogsStates.forbidden } };
