import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PresetRule } from 'contract';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { RatesState } from '../../../patterns/RateList/rates-state.ts';
import { domestic, domesticRates, withoutRate } from './new-shipment-fixtures.ts';
import type { EditingState, Preset } from './new-shipment-state.ts';
import { NewShipment, type NewShipmentProps } from './NewShipment.tsx';
import { orderButton, storyArgs } from './story-helpers.ts';

/** The tariff that is chosen before anybody chooses, and why. */
const meta = {
  component: NewShipment,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...storyArgs, state: presetBy({ rule: 'cheapest' }) },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A complete shipment without a tariff, wished for on a day. */
function presetBy(preset: Preset, wishedDay = '2026-11-24'): EditingState {
  const { initialInput } = domestic;
  const shipmentData = { ...initialInput.shipmentData, requestedDeliveryDate: wishedDay };
  return {
    ...domestic,
    preset,
    formKey: `${preset.rule} ${wishedDay}`,
    initialInput: {
      ...initialInput,
      carrier: '',
      carrierProduct: '',
      carrierProductCode: '',
      shipmentData,
    },
  };
}

/** The sentence, and the row that it is about. */
const says = (sentence: string, product: RegExp): Story['play'] =>
  async function play({ canvas }) {
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: product })).toBeChecked();
  };

export const CheapestOnTheWishedDay: Story = {
  play: async (context) => {
    await says('Vorausgewählt: der günstigste Tarif zum gewünschten Zustelltag.', /^DHL Paket/)?.(context);
    await expect(context.canvas.getByRole('combobox', { name: 'Vorauswahl' })).toHaveValue('cheapest');
  },
};

export const Cheapest: Story = {
  args: { state: presetBy({ rule: 'cheapest' }, '2026-11-20') },
  play: async (context) => {
    await says('Vorausgewählt: der günstigste Tarif.', /^DHL Paket/)?.(context);
  },
};

export const Fastest: Story = {
  args: { state: presetBy({ rule: 'fastest' }) },
  play: async (context) => {
    await says('Vorausgewählt: der schnellste Tarif.', /^FedEx Priority/)?.(context);
  },
};

export const LastUsed: Story = {
  args: {
    state: presetBy({
      rule: 'last-used',
      lastUsed: { carrier: 'UPS', carrierProductCode: 'UPS_STANDARD' },
    }),
  },
  play: async (context) => {
    const sentence = 'Vorausgewählt: der zuletzt für diesen Empfänger verwendete Tarif.';
    await says(sentence, /^UPS Standard/)?.(context);
  },
};

/** What nobody has chosen by hand is ordered all the same: the price stands beside the button. */
export const OrdersWhatWasPreset: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await canvas.findByText(/^Vorausgewählt/);
    await userEvent.click(orderButton(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ carrier: 'DHL', carrierProductCode: 'DHL_PAKET' }),
      expect.objectContaining({ intent: 'order' }),
    );
  },
};

/** A template keeps what somebody has chosen alone. */
export const KeepsWhatWasPresetOutOfTemplates: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await canvas.findByText(/^Vorausgewählt/);
    await userEvent.click(canvas.getByRole('button', { name: 'Als Vorlage (AVIS) speichern' }));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ carrier: '', carrierProductCode: '' }),
      expect.objectContaining({ intent: 'avis' }),
    );
  },
};

/** With the rule, and with the answers; set by the story that is mounted. */
let answer: (rates: RatesState) => void = () => {};

function Keeping({ state, callbacks, ...rest }: NewShipmentProps) {
  const given = state as EditingState;
  const [rule, setRule] = useState<PresetRule>('cheapest');
  const [rates, setRates] = useState(given.rates);
  useEffect(() => {
    answer = setRates;
  }, []);
  return (
    <NewShipment
      {...rest}
      state={{ ...given, rates, preset: { rule } }}
      callbacks={{ ...callbacks, onPresetRuleChange: setRule }}
    />
  );
}

export const FollowsTheRuleAndTheAnswers: Story = {
  tags: ['interaction'],
  render: (args) => <Keeping {...args} />,
  play: async ({ args, canvas }) => {
    const isChosen = async (product: RegExp) =>
      waitFor(() => expect(canvas.getByRole('radio', { name: product })).toBeChecked());
    await isChosen(/^DHL Paket/);
    answer(domesticRates.stale);
    await isChosen(/^DHL Paket/);
    answer(withoutRate(domesticRates.answered, 'DHL/DHL_PAKET'));
    await isChosen(/^UPS Standard/);
    // Nobody had chosen it, so nothing is lost.
    await expect(canvas.queryByText(/nicht mehr verfügbar/)).toBeNull();
    answer(domesticRates.answered);
    await isChosen(/^DHL Paket/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vorauswahl' }), 'Schnellster Tarif');
    await isChosen(/^FedEx Priority/);
    await expect(args.callbacks.onChange).not.toHaveBeenCalled();
  },
};

export const LeavesAloneWhatWasChosenByHand: Story = {
  tags: ['interaction'],
  render: (args) => <Keeping {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Vorausgewählt/);
    await userEvent.click(canvas.getByRole('radio', { name: /^UPS Express Saver/ }));
    await waitFor(() => expect(canvas.queryByText(/^Vorausgewählt/)).toBeNull());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vorauswahl' }), 'Schnellster Tarif');
    answer(domesticRates.stale);
    answer(domesticRates.answered);
    await expect(canvas.getByRole('radio', { name: /^UPS Express Saver/ })).toBeChecked();
    answer(withoutRate(domesticRates.answered, 'UPS/UPS_EXPRESS_SAVER'));
    await expect(await canvas.findByText(/UPS Express Saver ist .* nicht mehr verfügbar/)).toBeVisible();
    await expect(canvas.queryByText(/^Vorausgewählt/)).toBeNull();
  },
};

/** A press on it makes it one's own: no other takes its place. */
export const MakesThePresetRateOnesOwn: Story = {
  tags: ['interaction'],
  render: (args) => <Keeping {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Vorausgewählt/);
    await userEvent.click(canvas.getByRole('radio', { name: /^DHL Paket/ }));
    await waitFor(() => expect(canvas.queryByText(/^Vorausgewählt/)).toBeNull());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vorauswahl' }), 'Schnellster Tarif');
    await expect(canvas.getByRole('radio', { name: /^DHL Paket/ })).toBeChecked();
  },
};
