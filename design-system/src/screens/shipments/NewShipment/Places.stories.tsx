import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { blank } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { announcer, storyArgs } from './story-helpers.ts';

const kiel = { postalCode: '24143', city: 'Kiel', countryCode: 'DE', state: '' };
const aalen = { postalCode: '73430', city: 'Aalen', countryCode: 'DE', state: '' };

/** Postcode and city suggest each other. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...storyArgs,
    state: blank,
    callbacks: { ...storyArgs.callbacks, onFindPlaces: fn(async () => [kiel]) },
  },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CitySuggested: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postleitzahl/ }), '24143');
    await userEvent.click(await canvas.findByRole('button', { name: '24143 Kiel übernehmen' }));
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    await expect(city).toHaveValue('Kiel');
    await expect(city).toHaveFocus();
    await expect(announcer(canvas)).toHaveTextContent('Ort übernommen: 24143 Kiel.');
    await expect(args.callbacks.onFindPlaces).toHaveBeenCalledWith('24143', 'DE', expect.anything());
  },
};

/** The city that belongs to the postcode is no second question. */
export const AsksOnceForBoth: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postleitzahl/ }), '24143');
    await canvas.findByRole('button', { name: '24143 Kiel übernehmen' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Ort/ }), 'Kiel{Tab}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /übernehmen/ })).toBeNull());
    await expect(args.callbacks.onFindPlaces).toHaveBeenCalledTimes(1);
  },
};

export const OtherCityKnown: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postleitzahl/ }), '24143');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Ort/ }), 'Lübeck');
    await expect(
      await canvas.findByText(/Zur Postleitzahl 24143 ist ein anderer Ort bekannt:/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '24143 Kiel übernehmen' })).toBeVisible();
  },
};

/** Either may be the one that was mistyped. */
export const EitherKnownOtherwise: Story = {
  args: {
    callbacks: {
      ...storyArgs.callbacks,
      onFindPlaces: fn(async (text: string) => (text === 'Aalen' ? [aalen] : [kiel])),
    },
  },
  play: async ({ canvas }) => {
    const postalCode = canvas.getByRole('textbox', { name: /^Postleitzahl/ });
    await userEvent.type(postalCode, '24143');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Ort/ }), 'Aalen{Tab}');
    await expect(
      await canvas.findByText(/Zum Ort Aalen ist eine andere Postleitzahl bekannt:/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '24143 Kiel übernehmen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '73430 Aalen übernehmen' })).toBeVisible();
  },
};

export const TakesTheOtherPostcode: Story = {
  tags: ['interaction'],
  args: EitherKnownOtherwise.args ?? {},
  play: async ({ canvas }) => {
    const postalCode = canvas.getByRole('textbox', { name: /^Postleitzahl/ });
    await userEvent.type(postalCode, '24143');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Ort/ }), 'Aalen{Tab}');
    await userEvent.click(await canvas.findByRole('button', { name: '73430 Aalen übernehmen' }));
    await expect(postalCode).toHaveValue('73430');
    await expect(canvas.queryByRole('button', { name: /übernehmen/ })).toBeNull();
  },
};

/** Of a directory that does not answer nothing is said. */
export const DirectorySilent: Story = {
  tags: ['interaction'],
  args: {
    callbacks: { ...storyArgs.callbacks, onFindPlaces: fn(() => Promise.reject(new Error('offline'))) },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Postleitzahl/ }), '24143{Tab}');
    await waitFor(() => expect(args.callbacks.onFindPlaces).toHaveBeenCalled());
    await expect(canvas.queryByRole('button', { name: /übernehmen/ })).toBeNull();
  },
};
