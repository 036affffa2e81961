import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAddressBlock } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { blank, domestic, domesticRates, withoutRate } from './new-shipment-fixtures.ts';
import type { EditingState, FieldProblem } from './new-shipment-state.ts';
import { NewShipment } from './NewShipment.tsx';
import { domesticArgs, orderButton } from './story-helpers.ts';

/** What the form says when it, the platform or a carrier finds fault. */
const meta = {
  component: NewShipment,
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FieldsMissing: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    const summary = await canvas.findByRole('region', { name: /Ergänzen oder korrigieren Sie/ });
    await expect(summary).toHaveFocus();
  },
};

const { initialInput } = domestic;
const [first, ...others] = initialInput.shipmentData.packages;
if (!first) throw new Error('The fixtures hold no package');

/** The platform complains about fields: each message stands at its field and in the summary. */
export const FieldErrors: Story = problems(
  {
    from: { ...initialInput.from, email: 'versand' },
    to: { ...initialInput.to, email: 'labor@zahntechnik.' },
    declaredValue: '-5',
    shipmentData: {
      ...initialInput.shipmentData,
      packages: [{ ...first, amount: '1,5', weightKg: '82' }, ...others],
    },
  },
  [
    [['from', 'email'], 'E-Mail muss ein "@"-Symbol enthalten'],
    [['to', 'email'], 'Domain darf nicht mit einem Punkt enden'],
    [['to', 'address', 'countryCode'], 'Länderkennung muss 2 Zeichen lang sein'],
    [['declaredValue'], 'Der Wert muss größer oder gleich 0 sein'],
    [['shipmentData', 'packages', 0, 'packaging'], 'Wählen Sie einen der angebotenen Werte.'],
    [['shipmentData', 'packages', 0, 'amount'], 'Eingabe muss Ganzzahl sein'],
    [['shipmentData', 'packages', 0, 'weightKg'], 'Höchstens 70\u00A0kg'],
    [['shipmentData', 'requestedDeliveryDate'], 'Geben Sie ein Datum im Format TT.MM.JJJJ ein.'],
  ],
);

export const FieldErrorsOfDocuments: Story = problems(
  {
    to: { ...initialInput.to, email: 'labor zahntechnik@example' },
    shipmentData: { ...initialInput.shipmentData, type: 'document' },
  },
  [
    [['to', 'email'], 'Ungültige E-Mail-Adresse'],
    [['description'], 'Eingabe muss "documents" sein'],
    [['shipmentData', 'packages', 0, 'heightCm'], 'Eingabe muss 0 sein für Dokumente'],
  ],
);

export const NoPackage: Story = problems(
  { declaredValue: '12,345', shipmentData: { ...initialInput.shipmentData, packages: [] } },
  [
    [['declaredValue'], 'Höchstens zwei Nachkommastellen'],
    [['shipmentData', 'packages'], 'Fügen Sie mindestens ein Packstück hinzu.'],
  ],
);

/** What the label cannot print, a bench cannot pack and a carrier does not plan, found by the form itself. */
export const FieldErrorsBeforeSending: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...initialInput,
        to: { ...initialInput.to, companyName: '山田商事' },
        shipmentData: {
          ...initialInput.shipmentData,
          requestedDeliveryDate: '2028-03-01',
          packages: [
            { ...first, amount: '60' },
            { ...first, amount: '40' },
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    await canvas.findByRole('region', { name: /Ergänzen oder korrigieren Sie/ });
    await expect(
      canvas.getAllByText(/„山田商…“ lässt sich nicht auf das Versandetikett drucken/)[0],
    ).toBeVisible();
    await expect(
      canvas.getAllByText(/Höchstens 99 Packstücke je Sendung, hier sind es 100/)[0],
    ).toBeVisible();
    await expect(canvas.getAllByText(/mehr als ein Jahr in der Zukunft/)[0]).toBeVisible();
  },
};

/** Ordering waits until the price is certain. */
export const PriceNotCertain: Story = {
  args: { state: { ...domestic, rates: domesticRates.stale } },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    await expect(await canvas.findByText(/Der Preis Ihres Tarifs wird gerade aktualisiert/)).toBeVisible();
  },
};

/** Nothing is on its way that could be waited for. */
export const PriceNotAsked: Story = {
  args: { state: { ...domestic, rates: { kind: 'failed' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    await expect(await canvas.findByText(/^Der Preis Ihres Tarifs ist nicht aktuell\./)).toBeVisible();
    await expect(canvas.queryByText('Preis wird abgefragt …')).toBeNull();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
  },
};

const priceChange =
  'Der Preis hat sich geändert: 38,70 € statt 34,20 €. Prüfen Sie den neuen Preis und beauftragen Sie erneut.';

/** It would cost something else by now: nothing was ordered, and both prices stand at the rates, too. */
export const PriceChanged: Story = {
  args: {
    state: {
      ...domestic,
      submission: {
        kind: 'failed',
        intent: 'order',
        failure: 'repriced',
        status: 422,
        at: FIXTURE_NOW,
        detail: priceChange,
      },
    },
  },
  play: async ({ canvas }) => {
    const rates = canvas.getByRole('complementary', { name: 'Zusammenfassung und Tarife' });
    await expect(within(rates).getByText(priceChange)).toBeVisible();
    await expect(canvas.getByText('Die Sendung wurde nicht beauftragt.')).toBeVisible();
  },
};

export const ChosenRateGone: Story = {
  args: { state: { ...domestic, rates: withoutRate(domesticRates.answered, 'DHL/DHL_PAKET') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/DHL Paket ist für die geänderten Angaben nicht mehr verfügbar/),
    ).toBeVisible();
  },
};

/** Why there are no prices, and the way to mend it. */
export const NoRatesForTheWeight: Story = {
  args: {
    state: withoutRates({
      shipmentData: { ...initialInput.shipmentData, packages: [{ ...first, weightKg: '82' }] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/^Packstück.1 wiegt 82.kg; „Karton“ ist bis 70.kg zugelassen\.$/)[0],
    ).toBeVisible();
  },
};

/** Nobody has another box at hand for a number that was mistyped. */
export const LeadsToTheWeightThatIsTooMuch: Story = {
  ...NoRatesForTheWeight,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gewicht ändern' }));
    await expect(document.activeElement).toHaveValue('82');
  },
};

export const NoRatesForThePostcode: Story = {
  args: {
    state: withoutRates({
      to: { ...initialInput.to, address: { ...initialInput.to.address, postalCode: '7276' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/^Empfänger, Postleitzahl: Postleitzahl passt nicht zu/)[0],
    ).toBeVisible();
  },
};

export const NoRatesWithoutSender: Story = {
  args: { state: withoutRates({ from: emptyAddressBlock('DE') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Für Tarife fehlt noch: Absender.')[0]).toBeVisible();
  },
};

export const ResetQuestion: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben zurücksetzen' }));
    await screen.findByRole('alertdialog', { name: 'Eingaben zurücksetzen?' });
    window.scrollTo(0, 0);
  },
};

/** The domestic shipment with something that keeps carriers from being asked. */
function withoutRates(input: Partial<EditingState['initialInput']>): EditingState {
  return {
    ...domestic,
    rates: { kind: 'incomplete' },
    initialInput: {
      ...initialInput,
      carrier: '',
      carrierProduct: '',
      carrierProductCode: '',
      ...input,
    },
  };
}

type Complaint = readonly [path: FieldProblem['path'], message: string];

/** What the person has given, and what the platform says of it. */
function problems(input: Partial<EditingState['initialInput']>, complaints: readonly Complaint[]): Story {
  return {
    args: {
      state: {
        ...domestic,
        initialInput: { ...initialInput, ...input },
        submission: {
          kind: 'failed',
          intent: 'order',
          failure: 'invalid',
          status: 422,
          at: '2026-11-20T13:05:00.000Z',
          fields: complaints.map(([path, message]) => ({ path, message })),
        },
      },
    },
    play: async ({ canvas }) => {
      for (const [, message] of complaints) {
        // What is found in the page has plain blanks.
        const words = message.replaceAll('\u00A0', ' ');
        const shown = await canvas.findAllByText((text) => text.endsWith(words));
        await expect(shown[0]).toBeVisible();
      }
    },
  };
}
