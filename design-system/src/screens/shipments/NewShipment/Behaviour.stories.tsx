import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ratesFixtures } from '../../../patterns/RateList/rates-fixtures.ts';
import { blank, domestic, filled, found, surroundings, withoutRate } from './new-shipment-fixtures.ts';
import type { EditingState } from './new-shipment-state.ts';
import type { NewShipmentProps } from './NewShipment.tsx';
import { NewShipment } from './NewShipment.tsx';

/** What the form does under hands: each story is one thing that a person does with it. */
const meta = {
  title: 'Screens/NewShipment/Behaviour',
  component: NewShipment,
  parameters: { layout: 'fullscreen' },
  args: {
    ...surroundings,
    state: domestic,
    callbacks: {
      onChange: fn(),
      onSubmit: fn(),
      onReset: fn(),
      onSearchParties: fn(),
      onRetryRates: fn(),
      onChooseRate: fn(),
      onLookUp: fn(),
      onSignIn: fn(),
      onErrorsChange: fn(),
      onOpenLabel: fn(),
      onCloseLabel: fn(),
      onStartOver: fn(),
    },
  },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Expects the next report of the input to hold this. */
async function expectReported({ callbacks }: NewShipmentProps, part: Partial<EditingState['initialInput']>) {
  await waitFor(() => expect(callbacks.onChange).toHaveBeenLastCalledWith(expect.objectContaining(part)));
}

/** A field of a package's row. Names hold no-break spaces, hence the dot. */
function cell(canvas: Canvas, row: number, label: string) {
  return canvas.getByRole('textbox', { name: new RegExp(`^Packstück.${row}, ${label}`) });
}

function order(canvas: Canvas) {
  return canvas.getByRole('button', { name: /^Sendung beauftragen/ });
}

function lines(canvas: Canvas) {
  return canvas.getAllByRole('group', { name: /^Packstück/ });
}

export const DecimalComma: Story = {
  play: async ({ args, canvas }) => {
    const field = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(field);
    await userEvent.type(field, '7,25');
    await expect(field).toHaveValue('7,25');
    await expect(canvas.getByText(/28,6.kg gesamt/)).toBeVisible();
    const { shipmentData } = domestic.initialInput;
    const packages = shipmentData.packages.map((row, index) =>
      index === 0 ? { ...row, weightKg: '7,25' } : row,
    );
    await expectReported(args, { shipmentData: { ...shipmentData, packages } });
  },
};

export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    const field = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(field);
    await userEvent.type(field, 'zwei');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Gewicht (kg): Eingabe muss eine Zahl sein');
    await userEvent.clear(field);
    await expect(field).toHaveAccessibleDescription('Gewicht (kg): Pflichtfeld');
    await userEvent.type(field, '2.5');
    await expect(field).toBeValid();
  },
};

export const ErrorSummaryTakesFocus: Story = {
  args: { state: blank },
  play: async ({ args, canvas }) => {
    await userEvent.click(order(canvas));
    const summary = await canvas.findByRole('region', { name: /Angaben fehlen oder sind ungültig/ });
    await expect(summary).toHaveFocus();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
    await expect(args.callbacks.onErrorsChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(summary).getByRole('link', { name: 'Empfänger, Ort: Pflichtfeld' }));
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    await expect(city).toHaveFocus();
    await expect(city).toHaveAccessibleDescription('Pflichtfeld');
    await userEvent.type(city, 'Köln');
    await expect(within(summary).queryByRole('link', { name: /Empfänger, Ort/ })).toBeNull();
    await expect(city).toHaveFocus();
  },
};

/** The sender is folded; the way to its error unfolds it. */
export const ErrorInFoldedSender: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        from: { ...domestic.initialInput.from, companyName: 'x'.repeat(36) },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(order(canvas));
    await userEvent.click(await canvas.findByRole('link', { name: 'Absender, Firma: Maximal 35 Zeichen' }));
    const [company] = canvas.getAllByRole('textbox', { name: 'Firma' });
    await expect(company).toHaveFocus();
  },
};

export const SubmitsOnceWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: /^Ort/ }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.callbacks.onSubmit).toHaveBeenCalledOnce();
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ isAvis: false, carrierProductCode: 'DHL_PAKET_INTERNATIONAL' }),
      { intent: 'order', saveRecipient: false },
    );
  },
};

export const TemplateNeedsNoRate: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: { ...domestic.initialInput, carrier: '', carrierProduct: '', carrierProductCode: '' },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(order(canvas));
    await userEvent.click(await canvas.findByRole('link', { name: 'Tarif: Wählen Sie einen Tarif.' }));
    await expect(canvas.getByRole('radio', { name: /Paket International/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Als Vorlage (AVIS) speichern' }));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ isAvis: true }),
      expect.objectContaining({ intent: 'avis' }),
    );
  },
};

export const SectionsByKey: Story = {
  args: { state: filled },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}');
    await expect(canvas.getByRole('heading', { name: 'Versandoptionen' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}[Digit4]{/Alt}');
    await expect(canvas.getByRole('heading', { name: 'Zoll' })).toHaveFocus();
  },
};

export const PackagesAddDuplicateRemove: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Packstück hinzufügen' }));
    await expect(lines(canvas)).toHaveLength(3);
    await expect(cell(canvas, 3, 'Anzahl')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Packstück.1 duplizieren/ }));
    await expect(lines(canvas)).toHaveLength(4);
    await expect(cell(canvas, 2, 'Gewicht')).toHaveValue('5,2');
    await expect(cell(canvas, 3, 'Gewicht')).toHaveValue('14,1');
    await userEvent.click(canvas.getByRole('button', { name: /^Packstück.3 entfernen/ }));
    await expect(cell(canvas, 3, 'Gewicht')).toHaveValue('0,5');
    const undo = await canvas.findByRole('button', { name: 'Rückgängig' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cell(canvas, 3, 'Gewicht')).toHaveValue('14,1');
    await expect(lines(canvas)).toHaveLength(4);
  },
};

export const LastPackageStays: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /entfernen$/ })).toBeDisabled();
  },
};

export const DocumentsLockWhatFollows: Story = {
  args: {
    state: { ...domestic, initialInput: { ...domestic.initialInput, declaredValue: '250', insured: true } },
  },
  play: async ({ args, canvas }) => {
    const description = canvas.getByRole('textbox', { name: /^Inhalt der Sendung/ });
    const value = canvas.getByRole('textbox', { name: /^Warenwert/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Dokumente' }));
    await expect(description).toHaveValue('documents');
    await expect(description).toHaveAttribute('readonly');
    await expect(description).toHaveAccessibleDescription('Wird bei Dokumenten automatisch gesetzt.');
    await expect(value).toHaveValue('0');
    const insurance = canvas.getByRole('checkbox', { name: 'Transportversicherung' });
    await expect(insurance).toBeDisabled();
    await expect(insurance).toHaveAccessibleDescription('Dokumente können nicht versichert werden.');
    await userEvent.click(order(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ declaredValue: 0, description: 'documents', insured: false }),
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Ware' }));
    await expect(description).toHaveValue('Messbrücke und Gewindehülsen');
    await expect(value).toHaveValue('250');
    await expect(insurance).toBeChecked();
  },
};

export const InsuranceNeedsAValue: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Transportversicherung' }));
    await userEvent.click(order(canvas));
    await expect(
      await canvas.findByRole('link', { name: 'Warenwert (EUR): Pflichteingabe bei Transportversicherung' }),
    ).toBeVisible();
  },
};

export const CountryDecidesAboutTheRest: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Bundesland/ })).toBeNull();
    const country = canvas.getByRole('combobox', { name: /^Land/ });
    await userEvent.selectOptions(country, 'US');
    await expect(canvas.getByRole('textbox', { name: /^Bundesland/ })).toBeRequired();
    await expect(canvas.getByRole('heading', { name: 'Zoll' })).toBeVisible();
    await userEvent.selectOptions(country, 'AT');
    const postalCode = canvas.getByRole('textbox', { name: /^PLZ/ });
    await userEvent.type(postalCode, '0123');
    await userEvent.tab();
    await expect(postalCode).toHaveAccessibleDescription(
      'Postleitzahl passt nicht zu Österreich (Beispiel: 1010).',
    );
    await userEvent.selectOptions(country, 'DE');
    await userEvent.clear(postalCode);
    await userEvent.type(postalCode, '01067');
    await expect(postalCode).toBeValid();
  },
};

export const PackstationHint: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Straße/ }), 'Packstation 145');
    await expect(canvas.getByText(/Packstation erkannt/)).toBeVisible();
    const line = canvas.getByRole('textbox', { name: 'Adresszusatz 1' });
    await userEvent.type(line, '12345678');
    await expect(canvas.queryByText(/Packstation erkannt/)).toBeNull();
  },
};

export const SenderEditedAndSwapped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ändern (Absender)' }));
    await expect(canvas.getAllByRole('textbox', { name: /^Ort/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Absender und Empfänger tauschen' }));
    const [from, to] = canvas.getAllByRole('textbox', { name: /^Ort/ });
    await expect(from).toHaveValue('Schwäbisch Gmünd');
    await expect(to).toHaveValue('Kiel');
    await userEvent.click(canvas.getByRole('button', { name: 'Fertig (Absender)' }));
    await expect(canvas.getByText('Zahntechnik Löwenstein & Partner')).toBeVisible();
  },
};

export const NeutralSenderIsRequired: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Neutraler Versand' }));
    const select = canvas.getByRole('combobox', { name: /^Neutrale Versandadresse/ });
    await userEvent.click(order(canvas));
    await expect(select).toHaveAccessibleDescription(/^Pflichtfeld/);
    await userEvent.selectOptions(select, 'con_neutralKiel');
    await expect(select).toBeValid();
  },
};

/** An address that is changed by hand is no contact any more, and can become a new one. */
export const ChangedContactCanBeSaved: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Aus dem Adressbuch')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Straße/ }), 'a');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Im Adressbuch speichern' }));
    await userEvent.click(order(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ linkedRecipientId: null }),
      { intent: 'order', saveRecipient: true },
    );
  },
};

export const ChoosesARate: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Express Saver/ }));
    await expect(args.callbacks.onChooseRate).toHaveBeenCalledWith(
      expect.objectContaining({ carrierProductCode: 'UPS_EXPRESS_SAVER' }),
    );
    await expect(canvas.getAllByText('UPS Express Saver')[0]).toBeVisible();
    await expect(canvas.getByText(/Ohne Versicherung haftet UPS bis 510,00/)).toBeVisible();
    await expectReported(args, { carrier: 'UPS', carrierProductCode: 'UPS_EXPRESS_SAVER' });
  },
};

/** Ordering waits until the price is certain. */
export const WaitsForAFreshPrice: Story = {
  args: { state: { ...domestic, rates: ratesFixtures.stale } },
  play: async ({ args, canvas }) => {
    await userEvent.click(order(canvas));
    await expect(await canvas.findByText(/Der Preis Ihres Tarifs wird gerade aktualisiert/)).toBeVisible();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
  },
};

/** New answers without the chosen product, as soon as the story says so. */
let refresh = () => {};

function Refreshing(props: NewShipmentProps) {
  const [rates, setRates] = useState(domestic.rates);
  useEffect(() => {
    refresh = () => setRates(withoutRate(ratesFixtures.answered, 'DHL/DHL_PAKET_INTERNATIONAL'));
  }, []);
  return <NewShipment {...props} state={{ ...domestic, rates }} />;
}

export const ChosenRateDisappears: Story = {
  render: (args) => <Refreshing {...args} />,
  play: async ({ args, canvas }) => {
    refresh();
    await expect(
      await canvas.findByText(/DHL Paket International ist für die geänderten Angaben nicht mehr verfügbar/),
    ).toBeVisible();
    await expect(args.callbacks.onChooseRate).toHaveBeenCalledWith(null);
    await expectReported(args, { carrier: '', carrierProduct: '', carrierProductCode: '' });
    await userEvent.click(canvas.getByRole('radio', { name: /Inselfracht/ }));
    await expect(canvas.queryByText(/nicht mehr verfügbar/)).toBeNull();
  },
};

export const ResetAsksFirst: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben zurücksetzen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eingaben zurücksetzen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(args.callbacks.onReset).toHaveBeenCalled());
  },
};

/** A change that still waits is reported when the page goes away. */
export const ReportsBeforeThePageGoes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Referenz 2' }), 'K7');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(args.callbacks.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ referenceNumber2: 'K7' }),
    );
  },
};

/** The search with answers, as the app gives them. */
function Searching(props: NewShipmentProps) {
  const [search, setSearch] = useState<EditingState['search']>(null);
  const onSearchParties: NewShipmentProps['callbacks']['onSearchParties'] = (text, side) => {
    props.callbacks.onSearchParties(text, side);
    setSearch({ ...found, text, side });
  };
  return (
    <NewShipment
      {...props}
      state={{ ...blank, search }}
      callbacks={{ ...props.callbacks, onSearchParties }}
    />
  );
}

export const RecipientFromTheAddressBook: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'löw');
    await expect(args.callbacks.onSearchParties).toHaveBeenLastCalledWith('löw', 'to');
    await screen.findByRole('option', { name: /Zahntechnik Löwenstein/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Schwäbisch Gmünd');
    await expect(canvas.getByText('Aus dem Adressbuch')).toBeVisible();
    await expectReported(args, { linkedRecipientId: 'con_loewenstein' });
  },
};

export const PlaceFromTheSuggestions: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    const street = canvas.getByRole('textbox', { name: /^Straße/ });
    await userEvent.type(street, 'Hauptstraße 1');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'löw');
    await userEvent.click(await screen.findByRole('option', { name: /74245 Löwenstein/ }));
    await expect(canvas.getByRole('textbox', { name: /^PLZ/ })).toHaveValue('74245');
    await expect(street).toHaveValue('Hauptstraße 1');
  },
};

/** Saturday delivery follows a Friday until somebody decides about it. */
export const SaturdayFollowsFriday: Story = {
  args: { state: blank },
  play: async ({ args, canvas }) => {
    const saturday = canvas.getByRole('checkbox', { name: 'Samstagszustellung' });
    await expect(saturday).toBeChecked();
    await expect(saturday).toHaveAccessibleDescription(
      'Freitag gewählt: Samstagszustellung ist vorausgewählt.',
    );
    const day = canvas.getAllByRole('spinbutton')[0] ?? canvas.getByRole('group', { name: /Zustelltag/ });
    await userEvent.click(day);
    await userEvent.keyboard('23');
    await expect(saturday).not.toBeChecked();
    await userEvent.click(day);
    await userEvent.keyboard('27');
    await expect(saturday).toBeChecked();
    await userEvent.click(saturday);
    await userEvent.click(day);
    await userEvent.keyboard('23');
    await userEvent.click(day);
    await userEvent.keyboard('27');
    await expect(saturday).not.toBeChecked();
    await waitFor(() => expect(args.callbacks.onChange).toHaveBeenCalled());
  },
};

export const DayInThePast: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        shipmentData: { ...domestic.initialInput.shipmentData, requestedDeliveryDate: '2026-11-19' },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(order(canvas));
    const link = await canvas.findByRole('link', {
      name: 'Gewünschter Zustelltag: Das Datum liegt in der Vergangenheit.',
    });
    await userEvent.click(link);
    const group = canvas.getByRole('group', { name: /Gewünschter Zustelltag/ });
    await expect(group).toContainElement(document.activeElement as HTMLElement);
  },
};
