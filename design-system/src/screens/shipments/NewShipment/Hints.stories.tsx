import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { blank, domestic } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { announcer, domesticArgs } from './story-helpers.ts';

/** What the form proposes, and what it says is missing, while it is filled in. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saturday delivery follows a Friday until somebody decides about it. */
export const LetsSaturdayFollowFriday: Story = {
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
    await expect(announcer(canvas)).toHaveTextContent('Samstagszustellung ist nicht mehr ausgewählt.');
    await userEvent.click(day);
    await userEvent.keyboard('27');
    await expect(saturday).toBeChecked();
    await expect(announcer(canvas)).toHaveTextContent(/Freitag gewählt/);
    await userEvent.click(saturday);
    await userEvent.click(day);
    await userEvent.keyboard('23');
    await userEvent.click(day);
    await userEvent.keyboard('27');
    await expect(saturday).not.toBeChecked();
    await waitFor(() => expect(args.callbacks.onChange).toHaveBeenCalled());
  },
};

/** What keeps prices from being asked is mended where it stands. */
export const LeadsFromTheCauseToItsField: Story = {
  args: {
    state: {
      ...domestic,
      rates: { kind: 'incomplete' },
      initialInput: {
        ...domestic.initialInput,
        from: {
          ...domestic.initialInput.from,
          address: { ...domestic.initialInput.from.address, postalCode: '' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Für Tarife fehlt noch: Absender, Postleitzahl.')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Angabe ergänzen' }));
    const [postalCode] = canvas.getAllByRole('textbox', { name: /^Postleitzahl/ });
    await expect(postalCode).toHaveFocus();
    await userEvent.type(postalCode as HTMLElement, '24143');
    await waitFor(() => expect(canvas.queryByText(/fehlt noch: Absender/)).toBeNull());
  },
};

/** The day at first is today, as ever; where hardly anybody delivers on it, the next working day is one press away. */
export const ProposesAWorkingDayOnASunday: Story = {
  args: {
    today: '2026-11-22',
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        shipmentData: { ...domestic.initialInput.shipmentData, requestedDeliveryDate: '2026-11-22' },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('Voreingestellt ist heute. Sonntags wird in der Regel nicht zugestellt.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mo., 23.11.2026 wählen' }));
    await waitFor(() =>
      expect(args.callbacks.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          shipmentData: expect.objectContaining({ requestedDeliveryDate: '2026-11-23' }) as unknown,
        }),
      ),
    );
    await expect(canvas.queryByText(/^Voreingestellt ist heute/)).toBeNull();
    await expect(canvas.getByRole('group', { name: /^Gewünschter Zustelltag/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** The day at first is today, also when it is too late for it: all have answered, and it is said which is the earliest. */
export const ProposesTheEarliestDay: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        shipmentData: { ...domestic.initialInput.shipmentData, requestedDeliveryDate: '2026-11-20' },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        'Kein Tarif stellt am Fr., 20.11.2026 zu. Der früheste Zustelltag ist Mo., 23.11.2026.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mo., 23.11.2026 wählen' }));
    await waitFor(() =>
      expect(args.callbacks.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          shipmentData: expect.objectContaining({ requestedDeliveryDate: '2026-11-23' }) as unknown,
        }),
      ),
    );
    await expect(canvas.queryByText(/^Kein Tarif stellt/)).toBeNull();
  },
};

/** A Saturday is delivered on by those who are asked to. */
export const ProposesAWorkingDayOnASaturday: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        shipmentData: {
          ...domestic.initialInput.shipmentData,
          requestedDeliveryDate: '2026-11-28',
          isSaturdayDelivery: false,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Samstags wird nur mit Samstagszustellung zugestellt.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mo., 30.11.2026 wählen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Samstagszustellung' }));
    await expect(canvas.queryByRole('button', { name: /wählen$/ })).toBeNull();
  },
};

/** Whoever has begun is told all that is still missing, not one thing after the other. */
export const NamesAllThatRatesStillNeed: Story = {
  args: {
    state: {
      ...domestic,
      rates: { kind: 'incomplete' },
      initialInput: {
        ...domestic.initialInput,
        to: {
          ...domestic.initialInput.to,
          address: { ...domestic.initialInput.to.address, postalCode: '' },
        },
        shipmentData: {
          ...domestic.initialInput.shipmentData,
          packages: domestic.initialInput.shipmentData.packages.map((one) => ({ ...one, weightKg: '' })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const [said] = canvas.getAllByText(/^Für Tarife fehlen noch: /);
    await expect(said).toHaveTextContent(
      'Für Tarife fehlen noch: Empfänger, Postleitzahl; Packstück 1, Gewicht (kg); Packstück 2, Gewicht (kg).',
    );
  },
};
