import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { vars } from '../../tokens/index.ts';
import { Choosing } from './Choosing.tsx';
import { RateList } from './RateList.tsx';
import { ratesFixtures as states } from './rates-fixtures.ts';

const meta = {
  component: RateList,
  args: { state: states.answered, chosenKey: null, speed: 'any', onChoose: fn(), onRetry: fn() },
  render: (args) => <Choosing {...args} />,
  // As wide as the column that it stands in.
  decorators: [(Story) => <div style={{ maxInlineSize: vars.frame.rates }}>{Story()}</div>],
} satisfies Meta<typeof RateList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  args: { chosenKey: 'DHL/DHL_PAKET_INTERNATIONAL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 Tarife gefunden.')).toHaveAttribute('role', 'status');
    await expect(
      canvas.getByRole('radio', { name: /Paket International.*Economy · Zustellung.*Günstigster/ }),
    ).toBeChecked();
    await expect(canvas.getByText(/Gurtmaß 324 cm, erlaubt 300 cm/)).toBeVisible();
    const badge = canvas.getByText('Günstigster');
    const row = badge.closest('label');
    await expect(row && getComputedStyle(badge).backgroundColor).not.toBe(
      row && getComputedStyle(row).backgroundColor,
    );
  },
};

/** One row of each kind that there can be. */
export const Matrix: Story = {
  args: { state: states.everyKind, chosenKey: 'DHL/DHL_PAKET_INTERNATIONAL' },
  play: async ({ canvas }) => {
    // Only some are asked again, so each of them says so.
    await expect(canvas.getAllByText('Preis wird aktualisiert …')).not.toHaveLength(0);
    for (const reason of ['Keine Antwort', 'Nicht erreichbar', 'Anfrage abgelehnt', 'Fehlerhafte Antwort'])
      await expect(canvas.getByText(reason)).toBeVisible();
  },
};

export const BeforeData: Story = { args: { state: states.incomplete } };
export const WithObstacle: Story = {
  args: {
    state: states.incomplete,
    obstacle: {
      text: 'Packstück\u00A01 wiegt 82\u00A0kg; „Karton“ ist bis 70\u00A0kg zugelassen.',
      action: { label: 'Gewicht ändern', onPress: fn() },
    },
  },
};
export const Loading: Story = { args: { state: states.loading } };
export const PartlyAnswered: Story = { args: { state: states.partlyAnswered } };
/** What is true of all of them is said once. */
export const Stale: Story = {
  args: { state: states.stale, chosenKey: 'DHL/DHL_PAKET_INTERNATIONAL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Angaben geändert – Preise werden aktualisiert …')).toBeVisible();
    await expect(canvas.queryByText('Preis wird aktualisiert …')).toBeNull();
    await expect(canvas.queryByText(/^Stand /)).toBeNull();
  },
};
export const None: Story = { args: { state: states.none } };
export const NoneWithReasons: Story = {
  args: {
    state: {
      kind: 'asked',
      carriers: states.answered.carriers.map((state) =>
        state.status === 'answered' ? { ...state, rates: [] } : state,
      ),
    },
  },
};
export const NoneOfThoseWhoAnswered: Story = {
  args: {
    state: {
      kind: 'asked',
      carriers: states.none.carriers.map(
        (state, index) => states.allFailed.carriers[index < 5 ? -1 : index] ?? state,
      ),
    },
  },
};
export const AllFailed: Story = { args: { state: states.allFailed } };
export const RequestFailed: Story = { args: { state: states.failed } };
/** Not a matter of the connection, and it mends itself. */
export const TooManyRequests: Story = {
  args: { state: states.tooMany },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Zu viele AbfragenDie Tarife werden in 20.Sekunden erneut abgefragt\.$/,
    );
  },
};

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
  args: {
    speed: 'express12',
    state: { kind: 'asked', carriers: states.answered.carriers.slice(0, 2) },
    onAnySpeed: fn(),
  },
  play: async ({ args, canvas }) => {
    // Nothing to sort, and one way out.
    await expect(canvas.queryByRole('radiogroup', { name: 'Tarife sortieren nach' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Alle Lieferarten anzeigen' })).toBeEnabled();
    await expect(args.onAnySpeed).not.toHaveBeenCalled();
  },
};

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
