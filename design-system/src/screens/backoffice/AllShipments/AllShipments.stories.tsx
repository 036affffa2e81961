import type { Meta, StoryObj } from '@storybook/react-vite';
import { DESK_SHIPMENTS_PER_PAGE, type DeskShipment } from 'contract';
import { organizations } from 'contract/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import { allShipmentsArgs, allShipmentsStates, deskShipments } from './all-shipments-fixtures.ts';
import { noFilter } from './all-shipments-state.ts';
import { allShipmentsCopy as copy } from './AllShipments.copy.ts';
import { AllShipments } from './AllShipments.tsx';

const { tietze } = organizations;

const meta = {
  component: AllShipments,
  parameters: { layout: 'fullscreen' },
  args: allShipmentsArgs,
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

/** The second of many pages. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...noFilter, page: 2 },
    state: {
      ...allShipmentsStates.ready,
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

/** A long name of an organisation, which nobody has told for the filter, at 320 px. */
export const HardCases: Story = {
  args: {
    filter: { ...noFilter, orgCode: 'org_9f3b7c21d4e8a6b05c17' },
    state: {
      ...allShipmentsStates.ready,
      value: {
        items: [
          {
            ...(deskShipments[0] as DeskShipment),
            organization: {
              orgCode: 'org_lang',
              orgName: 'Weserbergland Medizintechnik Großhandelsgesellschaft mbH & Co. KG',
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

/** Rows of another search, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { ...noFilter, search: 'Kiel', page: 2 },
    state: { ...allShipmentsStates.ready, isOlder: true, failure: allShipmentsStates.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: allShipmentsStates.loading, counts: undefined } };

export const Empty: Story = { args: { state: allShipmentsStates.empty } };

export const NoHits: Story = {
  args: { state: allShipmentsStates.noHits, filter: { ...noFilter, search: 'LO-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.noHits)).toBeVisible();
  },
};

export const Failed: Story = { args: { state: allShipmentsStates.failed, counts: undefined } };

export const Forbidden: Story = { args: { state: allShipmentsStates.forbidden } };
