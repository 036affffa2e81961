import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrganizationProduct } from 'contract';
import { organizationRecord } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rowSwitchesCopy } from '../../../patterns/ListFrame/row-switches.copy.ts';
import { settingsStates } from '../../settings/story-settings-saving.ts';
import { organizationProducts } from '../CarrierProducts/carrier-products-fixtures.ts';
import { noProductsFilter } from './organization-page-state.ts';
import { OrganizationPage } from './OrganizationPage.tsx';
import { OrganizationProducts, type OrganizationProductsProps } from './OrganizationProducts.tsx';

const { loading, failed, ready } = settingsStates<readonly OrganizationProduct[]>(organizationProducts);
const onSwitch = fn();
const switching = { standingOf: () => undefined, onSwitch };

/** „Carrier-Produkte“ of an organisation, in its page. */
const meta = {
  component: OrganizationProducts,
  tags: ['no-forbidden'],
  parameters: { layout: 'fullscreen' },
  args: { state: ready, filter: noProductsFilter, switching, onFilter: fn(), onRetry: fn() },
  render: (args: OrganizationProductsProps) => (
    <OrganizationPage
      state={{ kind: 'ready', value: organizationRecord, isRefreshing: false }}
      current="products"
      hrefs={{ home: '#start', list: '#alle', tab: (tab) => `#${tab}` }}
      onRetry={fn()}
    >
      {() => <OrganizationProducts {...args} />}
    </OrganizationPage>
  ),
} satisfies Meta<typeof OrganizationProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 von 4 nutzbar')).toBeVisible();
    const deviating = within(canvas.getByRole('row', { name: /Paket International/ }));
    await expect(deviating.getByText('abweichend vom Standard')).toBeVisible();
    await expect(canvas.getByText('für alle abgeschaltet')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'DHL Standardpaket aktiv' }));
    await expect(onSwitch).toHaveBeenCalledWith(organizationProducts[0], 'isActive', false);
  },
};

/** What narrows them down belongs into the address; a switch that is otherwise than usual can go back. */
export const Filtering: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dienstleister' }), 'GLS');
    await expect(args.onFilter).toHaveBeenCalledWith({ carrier: 'GLS' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Nur Abweichungen vom Standard/ }));
    await expect(args.onFilter).toHaveBeenCalledWith({ deviating: true });
    onSwitch.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf Standard zurücksetzen' }));
    const deviating = organizationProducts.filter(({ isActive, isDefault }) => isActive !== isDefault);
    await expect(onSwitch.mock.calls).toEqual(
      deviating.map((product) => [product, 'isActive', product.isDefault]),
    );
  },
};

/** Those alone that are otherwise than usual; all are counted. */
export const Deviating: Story = {
  tags: ['state-ready'],
  args: { filter: { carrier: '', deviating: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Paket International/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Standardpaket/ })).toBeNull();
    await expect(canvas.getByText('2 von 4 nutzbar')).toBeVisible();
  },
};

export const NoHits: Story = {
  tags: ['state-empty'],
  args: { filter: { carrier: 'DEKU', deviating: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Kein Produkt passt zu diesem Filter.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Produkte zeigen' }));
    await expect(args.onFilter).toHaveBeenCalledWith(noProductsFilter);
  },
};

/** It is being saved in one row, and could not be in another. */
export const Switching: Story = {
  tags: ['state-ready'],
  args: {
    switching: {
      onSwitch,
      standingOf: ({ id }) =>
        id === 'prd_1'
          ? { kind: 'pending', name: 'isActive', isOn: false }
          : id === 'prd_4'
            ? { kind: 'failed', message: rowSwitchesCopy.failed }
            : undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird gespeichert …')).toBeVisible();
    await expect(canvas.getByText('Nicht geändert.')).toBeVisible();
  },
};

/** Staff of the desk see what an organisation may use. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { switching: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Administratoren können diese Angaben ändern.')).toBeVisible();
    await expect(canvas.getByText('2 von 4 nutzbar')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Auf Standard zurücksetzen' })).toBeNull();
  },
};

export const Many: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...ready,
      value: Array.from({ length: 40 }, (_, index) => ({
        ...(organizationProducts[index % 4] as OrganizationProduct),
        id: `prd_${index}`,
      })),
    },
  },
};

/** At 320 px. */
export const HardCases: Story = {
  args: {
    state: {
      ...ready,
      value: [
        {
          ...(organizationProducts[0] as OrganizationProduct),
          code: 'INTERNATIONAL_PRIORITY_EXPRESS_FREIGHT_PALLET_2027',
          displayName: 'Palettenversand mit Zustellavisierung',
        },
      ],
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** No carrier has named anything yet. */
export const Empty: Story = {
  args: { state: { ...ready, value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Carrier-Produkte')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: loading } };

export const Failed: Story = { args: { state: failed } };
