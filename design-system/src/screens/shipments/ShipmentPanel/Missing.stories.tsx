import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exportMenuCopy } from '../../../patterns/ExportMenu/ExportMenu.copy.ts';
import { labelDialogCopy } from '../../../patterns/LabelDialog/LabelDialog.copy.ts';
import { MissingPanel } from '../../../patterns/MissingPart/MissingPanel.tsx';
import { MissingPart } from '../../../patterns/MissingPart/MissingPart.tsx';
import { printMenuCopy } from '../../../patterns/PrintMenu/PrintMenu.copy.ts';
import { shipmentsCopy } from '../Shipments/Shipments.copy.ts';
import { attachmentsCopy } from './Attachments.copy.ts';
import { MissingLabel } from './MissingLabel.tsx';

/** What stands in for a shipment, or for its label, whose code could not be fetched. */
const meta = {
  component: MissingPanel,
  parameters: { layout: 'fullscreen' },
  args: { what: 'shipment', isRetrying: false, onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof MissingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = { tags: ['state-failed'] };

export const Label: Story = {
  render: ({ isRetrying, onRetry, onClose }) => (
    <MissingLabel isRetrying={isRetrying} onRetry={onRetry} onClose={onClose} />
  ),
  tags: ['state-failed'],
};

/** The choice of papers, whose code could not be fetched. */
export const Papers: Story = {
  render: (args) => <MissingPart {...args} title={printMenuCopy.missing} isInline />,
  tags: ['state-failed'],
};

/** The kinds of file that a table is saved as, whose code could not be fetched. */
export const Export: Story = {
  render: (args) => <MissingPart {...args} title={exportMenuCopy.missing} isInline />,
  tags: ['state-failed'],
};

/** The files of a shipment, whose code could not be fetched. */
export const Attachments: Story = {
  render: (args) => <MissingPart {...args} title={attachmentsCopy.missing} isInline />,
  tags: ['state-failed'],
};

/** The choice of paper for labels, which are printed without it all the same. */
export const PrintFields: Story = {
  render: (args) => <MissingPart {...args} title={labelDialogCopy.settingsMissing} isInline />,
  tags: ['state-failed'],
};

/** Filters, columns or what is done with rows of the list. */
export const ListTools: Story = {
  render: (args) => <MissingPart {...args} title={shipmentsCopy.missing} isInline />,
  tags: ['state-failed'],
};

export const ClosesAndTriesAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
