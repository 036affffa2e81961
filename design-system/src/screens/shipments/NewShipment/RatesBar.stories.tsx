import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ratesFixtures } from '../../../patterns/RateList/rates-fixtures.ts';
import { AppPage } from '../../../stories/AppPage.tsx';
import { domestic } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { domesticArgs } from './story-helpers.ts';

/** The bar at the lower edge, where the rates stand far below the form. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar at the lower edge speaks of what was chosen, not of what would be cheapest. */
export const NamesTheChosenRateInTheBar: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^DHL Paket.*38,70.€ netto/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Express Saver/ }));
    await expect(canvas.getByRole('button', { name: /^UPS Express Saver.*63,90.€ netto/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tarife ab/ })).toBeNull();
  },
};

/** The choice is kept while its carrier is asked; only the price is open. */
export const NamesTheChosenRateWithoutAPrice: Story = {
  args: { state: { ...domestic, rates: ratesFixtures.loading } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^DHL Paket.*Preis wird abgefragt …/ })).toBeVisible();
  },
};

const unchosen = {
  ...domestic,
  initialInput: {
    ...domestic.initialInput,
    carrier: '' as const,
    carrierProduct: '',
    carrierProductCode: '',
  },
};

export const NamesTheCheapestInTheBarUntilOneIsChosen: Story = {
  args: { state: unchosen },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Tarife ab 38,70.€/ })).toBeVisible();
  },
};

/** The rates stand far below: the bar orders from wherever somebody is, and leads to them. */
export const KeepsOrderingInReachOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [button, ...more] = canvas
      .getAllByRole('button', { name: /^(?:Sendung beauftragen|Beauftragen)/ })
      .filter((one) => one.checkVisibility());
    await expect(more).toEqual([]);
    await expect(button?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: /zu den Tarifen$/ }));
    const heading = canvas.getByRole('heading', { name: 'Zusammenfassung und Tarife' });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    window.scrollTo(0, 0);
  },
};

/** Where the rates follow the form they begin at its gutter. */
export const BeginsTheRatesAtTheGutterOfTheForm: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [form, rates] = ['Sendung erstellen', 'Zusammenfassung und Tarife'].map((name) =>
      canvas.getByRole('heading', { name }).getBoundingClientRect(),
    );
    await expect(rates?.left).toBe(form?.left);
  },
};

/** On a phone the lower edge is the form's own; what leads elsewhere stands at the top. */
export const TakesThePlaceOfTheNavigationOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  render: (args) => (
    <AppPage drawer={null}>
      <NewShipment {...args} />
    </AppPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const order = canvas.getByRole('button', { name: 'Beauftragen' });
    const { bottom } = order.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 2 * order.offsetHeight);
  },
};

/** What there is to say of a form without rates is said once. */
export const SaysOnceThatThereAreNoRates: Story = {
  args: { state: { ...unchosen, rates: ratesFixtures.incomplete } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Noch keine Tarife/ })).toBeVisible();
    await expect(canvas.queryByText(/Noch kein Tarif gewählt/)).toBeNull();
  },
};

/** Carriers are being asked: nobody is told that there is nothing, or asked to choose. */
export const TellsHowFarAskingHasComeInTheBar: Story = {
  args: { state: { ...unchosen, rates: ratesFixtures.loading } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /^Tarife werden abgefragt … 0 von 7 Dienstleistern/ }),
    ).toBeVisible();
  },
};

export const TellsWhatHasComeSoFarInTheBar: Story = {
  args: { state: { ...unchosen, rates: ratesFixtures.partlyAnswered } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /^Tarife werden abgefragt … 3 von 7 Dienstleistern · ab [\d,]+.€/ }),
    ).toBeVisible();
  },
};

export const TellsThatNothingIsPossibleInTheBar: Story = {
  args: { state: { ...unchosen, rates: ratesFixtures.none } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Keine Tarife möglich/ })).toBeVisible();
  },
};

export const TellsThatAskingFailedInTheBar: Story = {
  args: { state: { ...unchosen, rates: ratesFixtures.failed } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Tarife nicht verfügbar/ })).toBeVisible();
  },
};

export const TellsThatASpeedHasNothingInTheBar: Story = {
  args: {
    state: { ...unchosen, rates: { kind: 'asked', carriers: ratesFixtures.answered.carriers.slice(0, 2) } },
  },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lieferart' }), 'Express 12 Uhr');
    await expect(canvas.getByRole('button', { name: /^Keine Tarife dieser Lieferart/ })).toBeVisible();
  },
};

/** What keeps from ordering is seen, not only heard. */
export const SaysInTheBarWhyNothingCanBeOrdered: Story = {
  args: { state: { ...domestic, isOffline: true } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const [reason] = canvas
      .getAllByText(/^Ohne Verbindung kann nichts beauftragt werden/)
      .filter((one) => one.closest('button'));
    await expect(reason).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Beauftragen' })).toHaveAccessibleDescription(
      /^Ohne Verbindung/,
    );
  },
};
