import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { resending, returning } from './mode-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { storyArgs } from './story-helpers.ts';

/** The form for what did not arrive as it was sent, or is to come back. */
const meta = {
  component: NewShipment,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...storyArgs, state: resending },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It begins in the address, and is about the same delivery. */
export const SendingAgain: Story = {
  args: { state: resending },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Korrigieren und erneut senden' }),
    ).toBeVisible();
    const recipient = within(canvas.getByRole('region', { name: 'Empfänger' }));
    await waitFor(() => expect(recipient.getByRole('textbox', { name: /^Straße/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Referenz 1' })).toHaveValue('PO-7731');
  },
};

export const OrdersTheCorrectedOne: Story = {
  args: { state: resending },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const recipient = within(canvas.getByRole('region', { name: 'Empfänger' }));
    const street = recipient.getByRole('textbox', { name: /^Straße/ });
    await waitFor(() => expect(street).toHaveFocus());
    await userEvent.clear(street);
    await userEvent.keyboard('Ledergasse 99{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          isAvis: false,
          referenceNumber: 'PO-7731',
          to: expect.objectContaining({
            address: expect.objectContaining({ addressLine1: 'Ledergasse 99' }),
          }),
        }),
        expect.objectContaining({ intent: 'order' }),
      ),
    );
  },
};

/** Who had received it sends it. */
export const BringingBack: Story = {
  args: { state: returning },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Retoure anlegen' })).toBeVisible();
    const recipient = within(canvas.getByRole('region', { name: 'Empfänger' }));
    await expect(recipient.getByRole('textbox', { name: 'Firma' })).toHaveValue(
      returning.initialInput.to.companyName,
    );
  },
};
