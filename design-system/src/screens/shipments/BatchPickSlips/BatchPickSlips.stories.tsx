import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShipmentsPage } from '../../../stories/ShipmentsPage.tsx';
import { BatchPickSlips } from './BatchPickSlips.tsx';

const failures = [
  {
    id: 'shp_104470',
    number: 'LO-104470',
    recipient: 'Orthopädietechnik Wüllenweber GmbH',
    reason: 'Die Sendung ist storniert. Ihre Papiere sind ungültig.',
  },
];

/** What is the same of all papers is shown with the labels. */
const meta = {
  component: BatchPickSlips,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <ShipmentsPage />
      <BatchPickSlips {...args} />
    </>
  ),
  args: {
    state: { kind: 'ready', file: null, pages: 9, total: 10, failures },
    asked: 10,
    onClose: fn(),
    onRetry: fn(),
  },
  tags: ['part'],
} satisfies Meta<typeof BatchPickSlips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooMany: Story = { args: { state: { kind: 'tooMany', most: 200 }, asked: 312 } };

export const Loading: Story = {
  args: { state: { kind: 'running', done: 4, total: 10 } },
  play: async () => {
    const progress = await screen.findByRole('progressbar', { name: 'Packzettel werden geladen' });
    await expect(progress).toHaveAttribute('aria-valuetext', '4 von 10');
  },
};

/** Templates have one as well as orders; what was cancelled is named. */
export const PartlyFailed: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Packzettel drucken' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Packzettel von 9 der 10 Sendungen geladen (9 Seiten). 1 konnte nicht geladen werden.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Fehlgeschlagene anzeigen' }));
    await expect(await screen.findByRole('list', { name: 'Fehlgeschlagene Packzettel' })).toHaveTextContent(
      'LO-104470, Orthopädietechnik Wüllenweber GmbH: Die Sendung ist storniert.',
    );
  },
};
