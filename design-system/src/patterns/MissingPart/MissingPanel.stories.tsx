import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { missingPanelCopy } from './MissingPanel.copy.ts';
import { MissingPanel } from './MissingPanel.tsx';

/** In the place of a panel whose code has not come. */
const meta = {
  component: MissingPanel,
  tags: ['interaction'],
  args: { what: 'shipment', isRetrying: false, onClose: fn(), onRetry: fn() },
} satisfies Meta<typeof MissingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const what = missingPanelCopy;

export const OfAContact: Story = {
  args: { what: 'contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(what.contact.missing)).toBeVisible();
    await expect(canvas.getByRole('button', { name: what.contact.close })).toBeVisible();
  },
};

export const OfAClosing: Story = {
  args: { what: 'closing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(what.closing.missing)).toBeVisible();
    await expect(canvas.getByRole('button', { name: what.closing.close })).toBeVisible();
  },
};

export const OfQuotes: Story = {
  args: { what: 'quotes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(what.quotes.missing)).toBeVisible();
    await expect(canvas.getByRole('button', { name: what.quotes.close })).toBeVisible();
  },
};

export const OfTools: Story = {
  args: { what: 'tools' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(what.tools.missing)).toBeVisible();
    await expect(canvas.getByRole('button', { name: what.tools.close })).toBeVisible();
  },
};
