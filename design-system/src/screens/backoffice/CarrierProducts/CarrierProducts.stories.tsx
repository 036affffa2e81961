import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CarrierProduct, PRODUCTS_PER_PAGE } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rowSwitchesCopy } from '../../../patterns/ListFrame/row-switches.copy.ts';
import type { SwitchStanding } from '../../../patterns/ListFrame/row-switches.ts';
import { carrierProducts } from './carrier-products-fixtures.ts';
import { type CarrierProductsState, noFilter } from './carrier-products-state.ts';
import { carrierProductsCopy as copy } from './CarrierProducts.copy.ts';
import { CarrierProducts } from './CarrierProducts.tsx';

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
    value: { items: carrierProducts, totalItems: carrierProducts.length, shown: noFilter },
    isRefreshing: false,
  },
} satisfies { [K in CarrierProductsState['kind']]: Extract<CarrierProductsState, { kind: K }> };

const switching = { standingOf: () => undefined, onSwitch: fn() };
const standing = (of: SwitchStanding<'isActive'>) => ({
  ...switching,
  standingOf: ({ id }: CarrierProduct) => (id === 'prd_1' ? of : undefined),
});

const meta = {
  component: CarrierProducts,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: noFilter,
    hrefs: { home: '#start', product: (id) => `#${id}`, sync: '#sync', reset: '#alle' },
    now: new Date(FIXTURE_NOW),
    switching,
    onSync: fn(),
    isSyncing: false,
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CarrierProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Standardpaket/ }));
    await expect(row.getByRole('link', { name: 'Standardpaket' })).toHaveAttribute('href', '#prd_1');
    await expect(row.getByRole('switch', { name: 'DHL Standardpaket aktiv' })).toBeChecked();
    // These columns need a wide table.
    await expect(canvas.getByText('weltweit außer DE')).toBeInTheDocument();
    await expect(canvas.getByText('1.000,0 kg', { normalizer: plain })).toBeInTheDocument();
    await expect(canvas.getByText(/und 2\d weitere/)).toBeInTheDocument();
    await expect(canvas.getByRole('switch', { name: /EuroBusinessParcel/ })).not.toBeChecked();
  },
};

const plain = (text: string) => text.replaceAll('\u00A0', ' ').trim();

/** Each switch saves at once. */
export const Switches: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'DHL Standardpaket aktiv' }));
    await expect(switching.onSwitch).toHaveBeenCalledWith(carrierProducts[0], 'isActive', false);
  },
};

/** It shows what is to be, and takes no second press. */
export const Switching: Story = {
  tags: ['interaction'],
  args: { switching: standing({ kind: 'pending', name: 'isActive', isOn: false }) },
  play: async ({ canvas }) => {
    switching.onSwitch.mockClear();
    const of = canvas.getByRole('switch', { name: 'DHL Standardpaket aktiv' });
    await expect(of).not.toBeChecked();
    await expect(of).toHaveAccessibleDescription(rowSwitchesCopy.saving);
    await userEvent.click(of);
    await expect(switching.onSwitch).not.toHaveBeenCalled();
  },
};

/** Somebody was faster, or it could not be saved: the row says so. */
export const NotSwitched: Story = {
  args: { switching: standing({ kind: 'failed', message: rowSwitchesCopy.overtaken }) },
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rowSwitchesCopy.overtaken)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'DHL Standardpaket aktiv' })).toBeChecked();
  },
};

/** The answer was lost, so that nobody says it was not done. */
export const Unanswered: Story = {
  args: { switching: standing({ kind: 'failed', message: rowSwitchesCopy.open }) },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rowSwitchesCopy.open)).toBeVisible();
  },
};

/** Staff of the desk see how it stands, and switch nothing. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { switching: null, onSync: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: copy.sync.start })).toBeNull();
    await expect(canvas.getByText('Inaktiv')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Letzte Synchronisierung' })).toHaveAttribute(
      'href',
      '#sync',
    );
  },
};

export const Filtering: Story = {
  tags: ['state-ready'],
  args: { filter: { ...noFilter, carrier: 'DHL', active: 'yes', country: 'AT' } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dienstleister' }), 'GLS');
    await expect(args.onFilter).toHaveBeenCalledWith({ carrier: 'GLS' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Aktiv' }), 'Nur inaktive');
    await expect(args.onFilter).toHaveBeenCalledWith({ active: 'no' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Zielland' }), 'Schweiz');
    await expect(args.onFilter).toHaveBeenCalledWith({ country: 'CH' });
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Zielland entfernen' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ country: '' });
    await userEvent.click(canvas.getByRole('button', { name: copy.clear }));
    await expect(args.onFilter).toHaveBeenCalledWith(noFilter);
  },
};

export const Syncs: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt synchronisieren' }));
    await expect(args.onSync).toHaveBeenCalled();
  },
};

export const Syncing: Story = {
  tags: ['interaction'],
  args: { isSyncing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.sync.running })).toBeVisible();
  },
};

/** As many as a page holds, and more behind it. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...noFilter, page: 2 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => ({
          ...(carrierProducts[index % 4] as CarrierProduct),
          id: `prd_${index}`,
        })),
        totalItems: 140,
        shown: { ...noFilter, page: 2 },
      },
    },
  },
};

/** A long name, and what a newer platform knows, at 320 px. */
export const HardCases: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        items: [
          {
            ...(carrierProducts[0] as CarrierProduct),
            carrier: 'unknown',
            code: 'INTERNATIONAL_PRIORITY_EXPRESS_FREIGHT_PALLET_2027',
            displayName: 'Palettenversand mit Zustellavisierung',
            deliverySpeed: 'unknown',
            contents: ['package', 'unknown'],
            countries: [],
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

/** Rows of another filter, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { ...noFilter, carrier: 'UPS', page: 2 },
    state: {
      ...states.ready,
      value: { ...states.ready.value, shown: { ...noFilter, country: 'AT' } },
      isOlder: true,
      failure: states.failed.failure,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = {
  args: { state: states.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Jetzt synchronisieren' })).toBeVisible();
  },
};

export const NoHits: Story = {
  args: { state: states.noHits, filter: { ...noFilter, country: 'VA' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/einen anderen Dienstleister/)).toBeVisible();
  },
};

export const Failed: Story = { args: { state: states.failed } };

export const Forbidden: Story = { args: { state: states.forbidden } };
