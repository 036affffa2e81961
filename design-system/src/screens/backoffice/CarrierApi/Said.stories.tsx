import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { carrierApiCopy } from './CarrierApi.copy.ts';

const { confirm } = carrierApiCopy.tool;

/** What staff are asked before a carrier is. */
const meta = {
  component: ConfirmDialog,
  tags: ['part', 'interaction'],
  args: {
    title: confirm.title,
    message: confirm.message('DHL', '00340433836442636597'),
    acceptLabel: confirm.accept,
    rejectLabel: confirm.reject,
    onAccept: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksBeforeItCancels: Story = {
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: confirm.title })).toBeVisible();
  },
};
