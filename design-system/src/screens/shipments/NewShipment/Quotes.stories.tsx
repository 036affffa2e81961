import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerMessages } from 'contract';
import { FIXTURE_NOW, pastQuotes, quotes } from 'contract/fixtures';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { toOfferInput } from './form/input-of-shipment.ts';
import { blank, domestic, TODAY } from './new-shipment-fixtures.ts';
import type { EditingState } from './new-shipment-state.ts';
import { NewShipment } from './NewShipment.tsx';
import { domesticArgs, orderButton } from './story-helpers.ts';

const open: EditingState = { ...domestic, canRequestQuote: true };
const noRates: EditingState = {
  ...open,
  formKey: 'no-rates',
  initialInput: { ...domestic.initialInput, carrier: '', carrierProduct: '', carrierProductCode: '' },
  rates: {
    kind: 'asked',
    carriers: [
      {
        status: 'answered',
        carrier: 'DEKU',
        rates: [],
        unavailable: [],
        answeredAt: FIXTURE_NOW,
        isStale: false,
      },
    ],
  },
};

const offered = {
  carrier: 'DEKU',
  carrierProduct: 'Stückgut',
  carrierProductCode: 'DEKU_STUECKGUT',
  deliverySpeed: 'economy',
  priceNetCents: 64_800,
  deliveryDate: '2026-11-26',
  deliveryBefore: null,
  includedLiabilityEur: null,
  billableWeightKg: 930,
} as const;

/** The form as it begins with an answered quote. */
const accepting: EditingState = {
  ...open,
  formKey: 'accepting',
  mode: 'offer',
  initialInput: toOfferInput(quotes.answered, TODAY, true),
  draft: { savedAt: null, restoredFrom: null, storage: 'ok' },
  rates: {
    kind: 'asked',
    carriers: [
      {
        status: 'answered',
        carrier: 'DEKU',
        rates: [offered],
        unavailable: [],
        answeredAt: FIXTURE_NOW,
        isStale: false,
      },
    ],
  },
  offer: { kind: 'valid', offer: quotes.answered.offer },
};

/** Asking for a quote where no rate fits, and accepting what was offered. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: { ...domesticArgs, state: open },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoRates: Story = {
  args: { state: noRates },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Individuelles Angebot anfordern' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Angebot anfordern' })).toBeVisible();
  },
};

/** Without the right to create there is nothing to ask. */
export const WithoutRight: Story = {
  args: { state: { ...noRates, canRequestQuote: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /ngebot anfordern/ })).toBeNull();
  },
};

/** What an order still lacks is no reason not to ask. */
export const AsksWithoutNamesAndRate: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...noRates,
      initialInput: {
        ...noRates.initialInput,
        description: '',
        to: { ...noRates.initialInput.to, companyName: '', personName: '' },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Individuelles Angebot anfordern' }));
    await waitFor(() =>
      expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ description: '', isAvis: false }),
        { intent: 'quote', saveRecipient: false },
      ),
    );
  },
};

export const LacksShippingData: Story = {
  args: { state: { ...blank, canRequestQuote: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Angebot anfordern' }));
    await expect(await canvas.findByText('Versanddaten fehlen')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: /Angabe:/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Empfänger, Postleitzahl: Pflichtfeld/ })).toBeVisible();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
  },
};

export const Requesting: Story = {
  args: { state: { ...open, submission: { kind: 'sending', intent: 'quote' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Wird angefordert/ })).toBeVisible();
    await expect(orderButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RequestFailed: Story = {
  args: {
    state: {
      ...open,
      submission: {
        kind: 'failed',
        intent: 'quote',
        failure: 'unreachable',
        at: FIXTURE_NOW,
      },
    },
  },
  play: async ({ canvas }) => {
    const title = 'Angebot konnte nicht angefordert werden. Bitte versuchen Sie es erneut.';
    await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.getByText(/Ihre Eingaben bleiben erhalten/)).toBeVisible();
  },
};

export const Accepting: Story = {
  args: { state: accepting },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Angebot annehmen' })).toBeVisible();
    await expect(canvas.getByText(/DEKU Stückgut für 648,00.€ netto, gültig bis/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /DEKU.*Stückgut/ })).toBeChecked();
    await expect(args.callbacks.onChooseRate).not.toHaveBeenCalled();
  },
};

/** What has been changed costs something else: what was offered stands beside it, and the tariffs hold. */
const differing: EditingState = {
  ...accepting,
  formKey: 'differing',
  initialInput: { ...toOfferInput(quotes.answered, TODAY, false), dangerous: true },
  rates: noRates.rates,
  offer: {
    kind: 'valid',
    offer: quotes.answered.offer,
    differences: [
      { at: ['shipmentData', 'packages', 0, 'weightKg'], message: offerMessages.weight(840) },
      { at: ['dangerous'], message: offerMessages.dangerous(false) },
    ],
  },
};

export const OfferDiffers: Story = {
  args: { state: differing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Das Angebot gilt nicht für die geänderten Angaben')).toBeVisible();
    await expect(canvas.getByText('Gefahrgut: Das Angebot gilt ohne Gefahrgut.')).toBeVisible();
    await expect(canvas.getByText(/Packstück.1.*Gewicht.*Das Angebot gilt für 840.kg\./)).toBeVisible();
  },
};

/** Each kind of difference is said in words of its own. */
export const TellsWhateverDiffers: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...differing,
      formKey: 'all differing',
      offer: {
        kind: 'valid',
        offer: quotes.answered.offer,
        differences: [
          { at: ['to', 'address', 'city'], message: offerMessages.place('8001 Zürich') },
          { at: ['shipmentData', 'type'], message: offerMessages.type('document') },
          { at: ['shipmentData', 'packages'], message: offerMessages.packages(1, 2) },
          { at: ['shipmentData', 'packages', 0, 'packaging'], message: offerMessages.packaging('box') },
          { at: ['shipmentData', 'packages', 0, 'amount'], message: offerMessages.amount(2) },
          { at: ['shipmentData', 'packages', 0, 'lengthCm'], message: offerMessages.side(120) },
          { at: ['shipmentData', 'isSaturdayDelivery'], message: offerMessages.saturday(false) },
          { at: ['insured'], message: offerMessages.insured(false) },
          { at: ['declaredValue'], message: offerMessages.value(1200) },
          { at: ['ddp'], message: offerMessages.ddp(false) },
          { at: ['customs', 'items'], message: offerMessages.items(2) },
          { at: ['customs', 'items', 0, 'tariffNumber'], message: offerMessages.tariffNumber('84799070') },
          { at: ['carrierProduct'], message: offerMessages.product('DEKU', 'Stückgut') },
        ],
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getAllByText(/Das Angebot gilt (?:für|ohne|mit)/)).toHaveLength(13),
};

const tariff = { ...offered, priceNetCents: 98_700 };

/** Nobody has chosen the tariff of the product that was offered. */
export const GivesUpTheOfferedPriceOnceItDoesNotHold: Story = {
  tags: ['interaction'],
  args: { state: accepting },
  render: function Render(args) {
    const [isDangerous, setDangerous] = useState(false);
    const answered = {
      status: 'answered',
      carrier: 'DEKU',
      unavailable: [],
      answeredAt: FIXTURE_NOW,
    } as const;
    const byTariff: EditingState = {
      ...accepting,
      rates: { kind: 'asked', carriers: [{ ...answered, rates: [tariff], isStale: false }] },
      ...(differing.offer && { offer: differing.offer }),
    };
    return (
      <NewShipment
        {...args}
        state={isDangerous ? byTariff : accepting}
        callbacks={{ ...args.callbacks, onChange: (input) => setDangerous(input.dangerous === true) }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /DEKU.*Stückgut/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Gefahrgut/ }));
    await expect(
      await canvas.findByText(/^DEKU Stückgut zum angebotenen Preis ist für die geänderten Angaben nicht/),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /DEKU.*Stückgut/ })).not.toBeChecked();
    await expect(args.callbacks.onChooseRate).toHaveBeenCalledWith(null);
    await userEvent.click(canvas.getByRole('radio', { name: /DEKU.*Stückgut/ }));
    await expect(canvas.getByRole('radio', { name: /DEKU.*Stückgut/ })).toBeChecked();
  },
};

export const OfferExpired: Story = {
  args: {
    state: {
      ...noRates,
      mode: 'offer',
      formKey: 'expired',
      initialInput: toOfferInput(pastQuotes.expired, TODAY, false),
      offer: { kind: 'expired', offer: pastQuotes.expired.offer },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dieses Angebot ist abgelaufen')).toBeVisible();
  },
};

export const OfferAccepted: Story = {
  args: {
    state: {
      ...noRates,
      mode: 'offer',
      formKey: 'accepted',
      initialInput: toOfferInput(pastQuotes.accepted, TODAY, false),
      offer: { kind: 'accepted', offer: pastQuotes.accepted.offer },
    },
  },
};

export const NoOffer: Story = {
  args: {
    state: {
      ...noRates,
      mode: 'offer',
      formKey: 'refused',
      initialInput: toOfferInput(quotes.refused, TODAY, false),
      offer: { kind: 'none', offer: null },
    },
  },
};
