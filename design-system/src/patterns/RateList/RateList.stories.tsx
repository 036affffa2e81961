import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { vars } from '../../tokens/index.ts';
import type { RateListProps } from './RateList.tsx';
import { RateList } from './RateList.tsx';
import { ratesFixtures as states } from './rates-fixtures.ts';
import { rateKey } from './rates-state.ts';

const meta = {
  component: RateList,
  args: { state: states.answered, chosenKey: null, speed: 'any', onChoose: fn(), onRetry: fn() },
  render: (args) => <Choosing {...args} />,
  // As wide as the column that it stands in.
  decorators: [(Story) => <div style={{ maxInlineSize: vars.frame.rates }}>{Story()}</div>],
} satisfies Meta<typeof RateList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list with a memory for the choice, as a screen gives it one. */
function Choosing({ chosenKey, onChoose, ...props }: RateListProps) {
  const [key, setKey] = useState(chosenKey);
  return (
    <RateList
      {...props}
      chosenKey={key}
      onChoose={(rate) => {
        setKey(rateKey(rate));
        onChoose(rate);
      }}
    />
  );
}

export const Answered: Story = {
  args: { chosenKey: 'DHL/DHL_PAKET_INTERNATIONAL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7 Tarife gefunden.');
    await expect(canvas.getByRole('radio', { name: /Paket International.*Günstigster/ })).toBeChecked();
    await expect(canvas.getByText(/Gurtmaß 324 cm, erlaubt 300 cm/)).toBeVisible();
  },
};

/** One row of each kind that there can be. */
export const Matrix: Story = {
  args: { state: states.everyKind, chosenKey: 'DHL/DHL_PAKET_INTERNATIONAL' },
  play: async ({ canvas }) => {
    for (const reason of ['Keine Antwort', 'Nicht erreichbar', 'Anfrage abgelehnt', 'Fehlerhafte Antwort'])
      await expect(canvas.getByText(reason)).toBeVisible();
  },
};

export const BeforeData: Story = { args: { state: states.incomplete } };
export const Loading: Story = { args: { state: states.loading } };
export const PartlyAnswered: Story = { args: { state: states.partlyAnswered } };
export const Stale: Story = { args: { state: states.stale, chosenKey: 'DHL/DHL_PAKET_INTERNATIONAL' } };
export const None: Story = { args: { state: states.none } };
export const AllFailed: Story = { args: { state: states.allFailed } };
export const RequestFailed: Story = { args: { state: states.failed } };

export const AsksAllAgain: Story = {
  tags: ['interaction'],
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledWith();
  },
};

export const AsksOneCarrierAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen (DEKU)' }));
    await expect(args.onRetry).toHaveBeenCalledWith('DEKU');
  },
};

export const SortsByDeliveryTime: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole('radio', { name: /netto/ }).map((radio) => radio.closest('label')?.textContent);
    await expect(names()[0]).toContain('Paket International');
    await userEvent.click(canvas.getByRole('radio', { name: 'Zustellzeit' }));
    await expect(names()[0]).toContain('International Priority');
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('radio', { name: /netto/ });
    first?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ carrierProduct: 'Inselfracht Economy' }),
    );
  },
};

export const OnlyOneSpeed: Story = {
  args: { speed: 'express12', chosenKey: 'DHL/DHL_PAKET_INTERNATIONAL' },
  play: async ({ canvas }) => {
    // The chosen one stays in sight although it is another speed.
    await expect(canvas.getAllByRole('radio', { name: /netto/ })).toHaveLength(2);
  },
};

export const NoneOfThisSpeed: Story = {
  args: { speed: 'express12', state: { kind: 'asked', carriers: states.answered.carriers.slice(0, 2) } },
};

/** Prices come back changed while the pointer is on the list: every row stays where it is. */
export const KeepsItsOrderUnderThePointer: Story = {
  tags: ['interaction'],
  render: (args) => <Refreshing {...args} />,
  play: async ({ canvas }) => {
    const order = () =>
      canvas
        .getAllByRole('radio', { name: /€/ })
        .map((radio) => radio.closest('label')?.textContent?.slice(0, 8));
    const before = order();
    const [first] = canvas.getAllByRole('radio', { name: /€/ });
    if (first) await userEvent.hover(first);
    refresh();
    await expect(await canvas.findByText('1,00 €', { normalizer: withOrdinarySpaces })).toBeVisible();
    await expect(order()).toEqual(before);
  },
};

function withOrdinarySpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ').trim();
}

/** Makes the dearest rate the cheapest; set by the story that is mounted. */
let refresh = () => {};

function Refreshing(props: RateListProps) {
  const [isCheap, setCheap] = useState(false);
  useEffect(() => {
    refresh = () => setCheap(true);
  }, []);
  const carriers = states.answered.carriers.map((carrier) =>
    isCheap && carrier.carrier === 'MEX' && carrier.status === 'answered'
      ? { ...carrier, rates: carrier.rates.map((rate) => ({ ...rate, priceNetCents: 100 })) }
      : carrier,
  );
  return <Choosing {...props} state={{ kind: 'asked', carriers }} />;
}

export const WithError: Story = { args: { errorMessage: 'Wählen Sie einen Tarif.', id: 'feld-carrier' } };

export const HardCases: Story = {
  args: {
    state: {
      kind: 'asked',
      carriers: states.answered.carriers.map((carrier) =>
        carrier.status === 'answered'
          ? {
              ...carrier,
              rates: carrier.rates.map((rate) => ({
                ...rate,
                carrierProduct: 'Gefahrgutbeförderungsexpressdirektzustellung International',
                priceNetCents: 123_456_789,
              })),
            }
          : carrier,
      ),
    },
  },
  globals: { viewport: { value: 'w320' } },
};
