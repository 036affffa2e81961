import type { Meta, StoryObj } from '@storybook/react-vite';
import { DESK_SHIPMENTS_PER_PAGE, type DeskShipment } from 'contract';
import { FIXTURE_NOW, organizationRecord } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { organizationSearch } from '../../../patterns/OrganizationSearch/organization-search-fixtures.ts';
import { settingsStates } from '../../settings/story-settings-saving.ts';
import { deskShipments, hrefs } from '../AllShipments/all-shipments-fixtures.ts';
import { noFilter } from '../AllShipments/all-shipments-state.ts';
import { OrganizationShipments } from './OrganizationShipments.tsx';

const filter = { ...noFilter, orgCode: organizationRecord.orgCode };
const itsOwn = deskShipments.filter(
  ({ organization }) => organization.orgCode === organizationRecord.orgCode,
);
const states = settingsStates({ items: itsOwn, totalItems: itsOwn.length, shown: filter });

/** „Sendungen“ of an organisation, in its page. */
const meta = {
  component: OrganizationShipments,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter,
    counts: { all: 214, avis: 12, ordered: 31, transit: 90, exception: 3, delivered: 70, ended: 8 },
    hrefs,
    now: new Date(FIXTURE_NOW),
    organizations: organizationSearch(),
    organization: organizationRecord,
    page: { list: '#organisationen', tab: (tab) => `#${tab}` },
    onSearch: fn(),
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganizationShipments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whose they are says the page, and no column or filter. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tietze Feinmechanik GmbH');
    const areas = within(canvas.getByRole('navigation', { name: 'Bereiche der Organisation' }));
    await expect(areas.getByRole('link', { name: 'Sendungen' })).toHaveAttribute('aria-current', 'page');
    await expect(areas.getByRole('link', { name: 'Protokoll' })).toHaveAttribute('href', '#log');
    await expect(
      canvas.getByRole('table', { name: 'Sendungen der Organisation, neueste zuerst' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Organisation' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Filter Organisation entfernen' })).toBeNull();
    // Moments in the last column are not cut.
    for (const moment of canvas.getAllByText(/^gestern um .* Uhr$/))
      await expect(moment.scrollWidth).toBeLessThanOrEqual(moment.clientWidth);
  },
};

export const Filtering: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dienstleister' }), 'GLS');
    await expect(args.onFilter).toHaveBeenCalledWith({ carrier: 'GLS' });
    await expect(canvas.getByRole('link', { name: /^Ausnahmen/ })).toHaveAttribute('href', '#exception');
  },
};

/** The second of many pages. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...filter, page: 2 },
    counts: { all: 10_001, avis: 12, ordered: 31, transit: 90, exception: 3, delivered: 9857, ended: 8 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: DESK_SHIPMENTS_PER_PAGE }, (_, index) => ({
          ...(itsOwn[index % itsOwn.length] as DeskShipment),
          id: `shp_${index}`,
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
export const Loading: Story = {
  args: { state: states.loading, counts: undefined, organization: undefined },
};

export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Sendungen' })).toBeVisible();
  },
};

/** The search can be emptied; the organisation stays. */
export const NoHits: Story = {
  args: { state: { kind: 'noHits' }, filter: { ...filter, search: 'LO-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Suche leeren' })).toHaveAttribute('href', '#alle');
  },
};

export const Failed: Story = { args: { state: states.failed, counts: undefined } };

export const Forbidden: Story = { args: { state: states.forbidden } };
