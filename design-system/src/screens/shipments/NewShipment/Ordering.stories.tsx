import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { offersOf, rateKey } from '../../../patterns/RateList/rates-state.ts';
import { blank, domestic, domesticRates, withoutRate } from './new-shipment-fixtures.ts';
import type { NewShipmentProps } from './NewShipment.tsx';
import { NewShipment } from './NewShipment.tsx';
import { expectReported, domesticArgs, orderButton } from './story-helpers.ts';

/** From the choice of a rate to the order: errors, prices that change, drafts. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsFromTheSummaryToTheField: Story = {
  args: { state: blank },
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    const summary = await canvas.findByRole('region', { name: /Ergänzen oder korrigieren Sie/ });
    await expect(summary).toHaveFocus();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
    await expect(args.callbacks.onErrorsChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(summary).getByRole('link', { name: 'Empfänger, Ort: Pflichtfeld' }));
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    await expect(city).toHaveFocus();
    await expect(city).toHaveAccessibleDescription('Pflichtfeld');
    await userEvent.type(city, 'Köln');
    await expect(within(summary).queryByRole('link', { name: /Empfänger, Ort/ })).toBeNull();
    await expect(within(summary).getByText('Empfänger, Ort – erledigt')).toBeVisible();
    await expect(city).toHaveFocus();
  },
};

/** The form keeps its place while errors are mended; the next attempt begins the list anew. */
export const KeepsItsPlaceWhileErrorsAreMended: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...domestic,
      initialInput: { ...domestic.initialInput, to: { ...domestic.initialInput.to, email: 'labor' } },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    const summary = await canvas.findByRole('region', { name: /1.Angabe:/ });
    await userEvent.click(within(summary).getByRole('link'));
    await expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
    const field = document.activeElement as HTMLInputElement;
    const height = summary.offsetHeight;
    await userEvent.type(field, '@example.org');
    await expect(summary).toHaveAccessibleName('Alle Angaben sind vollständig und gültig.');
    await expect(summary.offsetHeight).toBe(height);
    await expect(args.callbacks.onErrorsChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(orderButton(canvas));
    await expect(
      canvas.queryByRole('region', { name: 'Alle Angaben sind vollständig und gültig.' }),
    ).toBeNull();
    await expect(args.callbacks.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The server sees what the form cannot: its words stand at the field until that is changed. */
export const LeadsToTheFieldThatTheServerRefuses: Story = {
  args: {
    state: {
      ...domestic,
      submission: {
        kind: 'failed',
        intent: 'order',
        failure: 'invalid',
        status: 422,
        at: FIXTURE_NOW,
        fields: [{ path: ['to', 'phone'], message: 'Ungültige Telefonnummer' }],
      },
    },
  },
  play: async ({ args, canvas }) => {
    const summary = await canvas.findByRole('region', { name: /1.Angabe:/ });
    await expect(summary).toHaveFocus();
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Empfänger, Telefon: Ungültige Telefonnummer' }),
    );
    const phone = canvas.getByRole('textbox', { name: 'Telefon' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('Ungültige Telefonnummer');
    await expect(args.callbacks.onErrorsChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(phone, '4');
    await expect(phone).toBeValid();
  },
};

/** The sender is folded; the way to its error unfolds it. */
export const UnfoldsTheSenderForItsError: Story = {
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
    await userEvent.click(orderButton(canvas));
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
      expect.objectContaining({ isAvis: false, carrierProductCode: 'DHL_PAKET' }),
      expect.objectContaining({ intent: 'order', saveRecipient: false }),
    );
  },
};

export const SavesATemplateWithoutARate: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: { ...domestic.initialInput, carrier: '', carrierProduct: '', carrierProductCode: '' },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    await userEvent.click(await canvas.findByRole('link', { name: 'Wählen Sie einen Tarif.' }));
    await expect(canvas.getByRole('radio', { name: /DHL.*Paket/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Als Vorlage (AVIS) speichern' }));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ isAvis: true }),
      expect.objectContaining({ intent: 'avis' }),
    );
  },
};

/** An address that is changed by hand is no contact any more, and can become a new one. */
export const SavesAChangedContact: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Aus dem Adressbuch')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Straße/ }), 'a');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Im Adressbuch speichern' }));
    await userEvent.click(orderButton(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ linkedRecipientId: null }),
      expect.objectContaining({ intent: 'order', saveRecipient: true }),
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
  args: { state: { ...domestic, rates: domesticRates.stale } },
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    await expect(await canvas.findByText(/Der Preis Ihres Tarifs wird gerade aktualisiert/)).toBeVisible();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
  },
};

/** The prices are fresh, as soon as the story says so. */
let showFreshPrices = () => {};

function Freshening(props: NewShipmentProps) {
  const [rates, setRates] = useState(domesticRates.stale);
  useEffect(() => {
    showFreshPrices = () => setRates(domesticRates.answered);
  }, []);
  return <NewShipment {...props} state={{ ...domestic, rates }} />;
}

/** What asked to wait goes with its reason. */
export const AsksToWaitNoLongerThanNeeded: Story = {
  render: (args) => <Freshening {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    await expect(await canvas.findByText(/Der Preis Ihres Tarifs wird gerade aktualisiert/)).toBeVisible();
    showFreshPrices();
    await waitFor(() => expect(canvas.queryByText(/Der Preis Ihres Tarifs wird/)).toBeNull());
    await userEvent.click(orderButton(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledOnce();
  },
};

/** New answers without the chosen product, as soon as the story says so. */
let refresh = () => {};

function Refreshing(props: NewShipmentProps) {
  const [rates, setRates] = useState(domestic.rates);
  useEffect(() => {
    refresh = () => setRates(withoutRate(domesticRates.answered, 'DHL/DHL_PAKET'));
  }, []);
  return <NewShipment {...props} state={{ ...domestic, rates }} />;
}

export const GivesUpAChosenRateThatDisappears: Story = {
  render: (args) => <Refreshing {...args} />,
  play: async ({ args, canvas }) => {
    refresh();
    await expect(
      await canvas.findByText(/DHL Paket ist für die geänderten Angaben nicht mehr verfügbar/),
    ).toBeVisible();
    await expect(args.callbacks.onChooseRate).toHaveBeenCalledWith(null);
    await expectReported(args, { carrier: '', carrierProduct: '', carrierProductCode: '' });
    await userEvent.click(canvas.getByRole('radio', { name: /Direkt/ }));
    await expect(canvas.queryByText(/nicht mehr verfügbar/)).toBeNull();
  },
};

/** What is told of a price is told of one rate; who orders says which price they have seen. */
export const OrdersAtTheNewPriceByAnotherPress: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...domestic,
      submission: { kind: 'failed', intent: 'order', failure: 'repriced', at: FIXTURE_NOW },
    },
  },
  play: async ({ args, canvas }) => {
    const rates = within(canvas.getByRole('complementary', { name: 'Zusammenfassung und Tarife' }));
    await expect(rates.getByText(/Der Preis hat sich geändert/)).toBeVisible();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(orderButton(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ intent: 'order', shownPrice: shownPrice('DHL/DHL_PAKET') }),
    );
    await userEvent.click(rates.getByRole('radio', { name: /Direkt/ }));
    await expect(rates.queryByText(/Der Preis hat sich geändert/)).toBeNull();
  },
};

function shownPrice(key: string): number | undefined {
  return offersOf(domesticRates.answered).find(({ rate }) => rateKey(rate) === key)?.rate.priceNetCents;
}

export const ResetsOnceTheAnswerIsYes: Story = {
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

export const LeadsToADayInThePast: Story = {
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
    await userEvent.click(orderButton(canvas));
    const link = await canvas.findByRole('link', {
      name: 'Gewünschter Zustelltag: Das Datum liegt in der Vergangenheit.',
    });
    await userEvent.click(link);
    const group = canvas.getByRole('group', { name: /Gewünschter Zustelltag/ });
    await expect(group).toContainElement(document.activeElement as HTMLElement);
  },
};
