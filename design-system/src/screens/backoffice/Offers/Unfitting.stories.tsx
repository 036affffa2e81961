import type { Meta, StoryObj } from '@storybook/react-vite';
import { productFitCopy } from 'contract';
import { FIXTURE_NOW, quotes } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { OfferPanel } from './OfferPanel.tsx';

/** Why a product does not fit a request, as staff are warned once they choose it. */
const meta = {
  component: OfferPanel,
  tags: ['part', 'interaction'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', value: quotes.open, isRefreshing: false },
    now: new Date(FIXTURE_NOW),
    products: { kind: 'loading', isSlow: false },
    answering: {
      pending: false,
      failure: null,
      isRefusal: false,
      onAnswer: fn(),
      onChangedChange: fn(),
    },
    assigning: { personId: 'usr_1', pending: false, onAssign: fn() },
    onClose: fn(),
    onRetry: fn(),
    onRetryProducts: fn(),
  },
} satisfies Meta<typeof OfferPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one product that can be chosen. */
const offering = (reason: string): Story['args'] => ({
  products: {
    kind: 'ready',
    value: [{ carrier: 'DHL', code: 'DHL_PAKET', name: 'Paket', displayName: '', reason }],
    isRefreshing: false,
  },
});

const warns =
  (reason: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Versandprodukt/), 'DHL/DHL_PAKET');
    await expect(await canvas.findByText(`Passt nicht zur Preisanfrage: ${reason}.`)).toBeVisible();
  };

const { contents, country } = productFitCopy;

export const ForItsCountry: Story = {
  args: offering(country('die Schweiz')),
  play: warns(country('die Schweiz')),
};

export const ForItsGoods: Story = { args: offering(contents.package), play: warns(contents.package) };

export const ForItsDocuments: Story = { args: offering(contents.document), play: warns(contents.document) };
