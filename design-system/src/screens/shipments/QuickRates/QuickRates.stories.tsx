import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultGeography } from 'contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ratesFixtures } from '../../../patterns/RateList/rates-fixtures.ts';
import { AppPage } from '../../../stories/AppPage.tsx';
import {
  blank,
  domestic,
  domesticRates,
  filled,
  longWords,
  TODAY,
} from '../NewShipment/new-shipment-fixtures.ts';
import type { OpenQuickRates, QuickRatesCallbacks, QuickRatesState } from './quick-rates-state.ts';
import { quickRatesCopy as copy } from './QuickRates.copy.ts';
import { QuickRates } from './QuickRates.tsx';

const withoutRate = { carrier: '', carrierProduct: '', carrierProductCode: '' } as const;

const open: OpenQuickRates = {
  kind: 'open',
  initialInput: { ...domestic.initialInput, ...withoutRate },
  rates: domesticRates.answered,
  canCreate: true,
};

const states = {
  loading: { kind: 'loading' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: '', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  open,
} satisfies { [K in QuickRatesState['kind']]: Extract<QuickRatesState, { kind: K }> };

const callbacks = {
  onChange: fn(),
  onFindPlaces: fn(async () => []),
  onRetryRates: fn(),
  onCarry: fn(),
} satisfies QuickRatesCallbacks;

const kiel = { postalCode: '24143', city: 'Kiel', countryCode: 'DE', state: '' };

const meta = {
  component: QuickRates,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.open,
    today: TODAY,
    hrefs: { home: '/', shipments: '/sendungen' },
    callbacks,
  },
} satisfies Meta<typeof QuickRates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tarife vergleichen' })).toBeVisible();
    await expect(canvas.getByText('Ort und Packstücke genügen. Beauftragt wird hier nichts.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mit diesem Tarif Sendung erstellen' })).toBeDisabled();
  },
};

/** As it opens: from where the organisation sends, a package of the usual size, today. */
export const Empty: Story = {
  args: { state: { ...open, initialInput: blank.initialInput, rates: { kind: 'incomplete' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Geben Sie Empfängerort und Packstücke ein, um Tarife zu sehen.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mit diesem Tarif Sendung erstellen' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Angaben werden geladen …')).toBeInTheDocument();
  },
};

export const Failed: Story = { args: { state: { ...open, rates: ratesFixtures.failed } } };

export const Asking: Story = { args: { state: { ...open, rates: ratesFixtures.partlyAnswered } } };

export const Forbidden: Story = {
  args: { state: states.forbidden },
  render: (args) => (
    <AppPage drawer={null}>
      <QuickRates {...args} />
    </AppPage>
  ),
};

/** Whoever may not create shipments sees the prices. */
export const WithoutTheRightToCreate: Story = {
  args: { state: { ...open, canCreate: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Tarife' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mit diesem Tarif Sendung erstellen' })).toBeNull();
  },
};

export const CarriesTheChosenRateAndWhatWasTyped: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const [, city] = canvas.getAllByRole('textbox', { name: /^Ort/ });
    if (city) await userEvent.clear(city);
    if (city) await userEvent.type(city, 'Schwäbisch Gmünd-Bettringen');
    const [first] = within(canvas.getByRole('radiogroup', { name: 'Tarife' })).getAllByRole('radio');
    if (first) await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Mit diesem Tarif Sendung erstellen' }));
    const [input, rate] = (args.callbacks.onCarry as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(input).toMatchObject({
      carrier: rate.carrier,
      to: { address: { city: 'Schwäbisch Gmünd-Bettringen' } },
    });
  },
};

/** Postcode and town suggest each other, as in the form of a shipment. */
export const OtherTownKnown: Story = {
  args: {
    state: { ...open, initialInput: blank.initialInput, rates: { kind: 'incomplete' } },
    callbacks: { ...callbacks, onFindPlaces: fn(async () => [kiel]) },
  },
  play: async ({ canvas }) => {
    const to = within(canvas.getByRole('group', { name: 'Nach' }));
    await userEvent.type(to.getByRole('textbox', { name: /^Postleitzahl/ }), '24143');
    await userEvent.type(to.getByRole('textbox', { name: /^Ort/ }), 'Lübeck');
    await expect(await to.findByText(/Zur Postleitzahl 24143 ist ein anderer Ort bekannt:/)).toBeVisible();
    await expect(to.getByRole('button', { name: '24143 Kiel übernehmen' })).toBeVisible();
  },
};

export const TakesTheSuggestedTown: Story = {
  args: OtherTownKnown.args ?? {},
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const to = within(canvas.getByRole('group', { name: 'Nach' }));
    await userEvent.type(to.getByRole('textbox', { name: /^Postleitzahl/ }), '24143');
    await userEvent.click(await to.findByRole('button', { name: '24143 Kiel übernehmen' }));
    const city = to.getByRole('textbox', { name: /^Ort/ });
    await expect(city).toHaveValue('Kiel');
    await expect(city).toHaveFocus();
    await expect(args.callbacks.onFindPlaces).toHaveBeenCalledWith('24143', 'DE', expect.anything());
    await waitFor(() =>
      expect(args.callbacks.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          to: expect.objectContaining({
            address: expect.objectContaining({ postalCode: '24143', city: 'Kiel' }),
          }),
        }),
      ),
    );
  },
};

/** What keeps prices away leads to where it is mended. */
export const LeadsToThePlaceThatIsMissing: Story = {
  args: { state: { ...open, initialInput: blank.initialInput, rates: { kind: 'incomplete' } } },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empfänger eingeben' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Nach' })).toHaveFocus());
  },
};

/** Where staff say that a country has no postcodes, its cities are asked for. */
export const LeadsToTheCityWhereStaffAskForNoPostcode: Story = {
  args: {
    state: {
      ...open,
      initialInput: {
        ...open.initialInput,
        to: { ...domestic.initialInput.to, address: { ...domestic.initialInput.to.address, city: '' } },
      },
      rates: { kind: 'incomplete' },
    },
    geography: {
      ...defaultGeography,
      countries: defaultGeography.countries.map((country) =>
        country.code === 'DE' ? { ...country, isPostalCodeRequired: false } : country,
      ),
    },
  },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Angabe ergänzen' }));
    const to = within(canvas.getByRole('group', { name: 'Nach' }));
    await waitFor(() => expect(to.getByRole('textbox', { name: /^Ort/ })).toHaveFocus());
  },
};

/** Before a draft is lost. */
export const ReplacingADraft: Story = {
  render: (args) => (
    <>
      <QuickRates {...args} />
      <ConfirmDialog
        title={copy.replace.title}
        message={copy.replace.message}
        acceptLabel={copy.replace.accept}
        rejectLabel={copy.replace.reject}
        onAccept={fn()}
        onReject={fn()}
      />
    </>
  ),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Entwurf ersetzen?' });
  },
};

/** An order of which nobody knows what became is settled first. */
export const WithAnUnsettledOrder: Story = {
  render: (args) => (
    <>
      <QuickRates {...args} />
      <ConfirmDialog
        tone="neutral"
        title={copy.unsettled.title}
        message={copy.unsettled.message}
        acceptLabel={copy.unsettled.accept}
        rejectLabel={copy.unsettled.reject}
        onAccept={fn()}
        onReject={fn()}
      />
    </>
  ),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Eine Sendung ist noch ungeklärt' });
  },
};

/** Without storage of the browser the form would begin empty. */
export const NotKept: Story = {
  args: { state: { ...open, isNotKept: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Der Tarif konnte nicht übernommen werden/)).toBeVisible();
  },
};

export const HardCases: Story = {
  args: { state: { ...open, initialInput: longWords.initialInput, rates: filled.rates } },
  globals: { viewport: { value: 'w320' } },
};
