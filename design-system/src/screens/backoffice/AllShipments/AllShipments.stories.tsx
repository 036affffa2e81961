import type { Meta, StoryObj } from '@storybook/react-vite';
import { DESK_SHIPMENTS_PER_PAGE, type DeskShipment } from 'contract';
import { FIXTURE_NOW, organizations } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  foundOrganizations,
  organizationSearch,
} from '../../../patterns/OrganizationSearch/organization-search-fixtures.ts';
import { deskShipments, hrefs } from './all-shipments-fixtures.ts';
import { type AllShipmentsState, noFilter } from './all-shipments-state.ts';
import { allShipmentsCopy as copy } from './AllShipments.copy.ts';
import { AllShipments } from './AllShipments.tsx';

const { tietze } = organizations;

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
    value: { items: deskShipments, totalItems: deskShipments.length, shown: noFilter },
    isRefreshing: false,
  },
} satisfies { [K in AllShipmentsState['kind']]: Extract<AllShipmentsState, { kind: K }> };

const today = { ...noFilter, status: 'exception', exceptionToday: true } as const;

const meta = {
  component: AllShipments,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: noFilter,
    counts: { all: 214, avis: 12, ordered: 31, transit: 90, exception: 3, delivered: 70, ended: 8 },
    hrefs,
    now: new Date(FIXTURE_NOW),
    organizations: organizationSearch(),
    onSearch: fn(),
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AllShipments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table'));
    await expect(rows.getAllByText(tietze.orgName).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('link', { name: /^Ausnahmen/ })).toHaveAttribute('href', '#exception');
  },
};

/** Those of one organisation and one carrier; each filter can be taken off. */
export const Filtering: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...noFilter, carrier: 'DHL', orgCode: tietze.orgCode },
    organizationName: tietze.orgName,
  },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dienstleister' }), 'GLS');
    await expect(args.onFilter).toHaveBeenCalledWith({ carrier: 'GLS' });
    await userEvent.click(canvas.getByRole('button', { name: copy.removeOrganization }));
    await expect(args.onFilter).toHaveBeenCalledWith({ orgCode: '' });
    await userEvent.click(canvas.getByRole('button', { name: copy.clear }));
    await expect(args.onFilter).toHaveBeenCalledWith(noFilter);
  },
};

/** Those that the overview counts as of today; all exceptions are one press away. */
export const ExceptionsOfToday: Story = {
  tags: ['state-ready'],
  args: {
    filter: today,
    counts: { all: 1, avis: 0, ordered: 0, transit: 0, exception: 1, delivered: 0, ended: 0 },
    state: {
      ...states.ready,
      value: {
        items: deskShipments.filter(({ status }) => status === 'exception'),
        totalItems: 1,
        shown: today,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.exceptionToday)).toBeVisible();
  },
};

export const TakesOffToday: Story = {
  tags: ['interaction'],
  args: { filter: today },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.removeExceptionToday }));
    await expect(args.onFilter).toHaveBeenCalledWith({ exceptionToday: false });
  },
};

export const NoneToday: Story = {
  tags: ['state-no-hits'],
  args: { state: states.noHits, filter: today },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.noneToday })).toBeVisible();
  },
};

/** An organisation is looked for by its name. */
export const ChoosesOrganization: Story = {
  tags: ['interaction'],
  args: { organizations: organizationSearch('Weser') },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Organisation' }), 'Weser');
    const { orgName, orgCode } = foundOrganizations[0];
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(orgName) }));
    await expect(args.onFilter).toHaveBeenCalledWith({ orgCode });
  },
};

/** The second of many pages. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...noFilter, page: 2 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: DESK_SHIPMENTS_PER_PAGE }, (_, index) => ({
          ...(deskShipments[index % deskShipments.length] as DeskShipment),
          id: `shp_${index}`,
        })),
        totalItems: 10_001,
        shown: { ...noFilter, page: 2 },
      },
    },
  },
};

const longName = 'Weserbergland Medizintechnik Großhandelsgesellschaft mbH & Co. KG';

/** A long name of an organisation, which nobody has told for the filter, at 320 px: it stands below the town. */
export const HardCases: Story = {
  args: {
    filter: { ...noFilter, orgCode: 'org_9f3b7c21d4e8a6b05c17' },
    state: {
      ...states.ready,
      value: {
        items: [
          {
            ...(deskShipments[0] as DeskShipment),
            organization: {
              orgCode: 'org_lang',
              orgName: longName,
            },
          },
        ],
        totalItems: 1,
        shown: noFilter,
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const { postalCode, city } = (deskShipments[0] as DeskShipment).to.address;
    const town = canvas.getByText(new RegExp(`^${postalCode} ${city}`)).getBoundingClientRect();
    const names = canvas.getAllByText(longName).filter((name) => name.checkVisibility());
    await expect(names).toHaveLength(1);
    await expect(names[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(town.bottom);
  },
};

/** Where the organisation has a column, a long name has one line of it: beside a panel no row is lower than before. */
export const KeepsAllRowsAsHigh: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...states.ready,
      value: {
        ...states.ready.value,
        items: deskShipments.map((row, index) =>
          index === 0 ? { ...row, organization: { orgCode: 'org_lang', orgName: longName } } : row,
        ),
      },
    },
  },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    await expect(canvas.getByRole('columnheader', { name: copy.organization })).toBeVisible();
    await expect(first?.getBoundingClientRect().height).toBe(second?.getBoundingClientRect().height);
  },
};

/** Rows of another search, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { ...noFilter, search: 'Kiel', page: 2 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading, counts: undefined } };

export const Empty: Story = { args: { state: states.empty } };

export const NoHits: Story = {
  args: { state: states.noHits, filter: { ...noFilter, search: 'LO-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.noHits)).toBeVisible();
  },
};

export const Failed: Story = { args: { state: states.failed, counts: undefined } };

export const Forbidden: Story = { args: { state: states.forbidden } };
