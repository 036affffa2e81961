import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { labelPage } from '../../../stories/label-page.ts';
import { printSettings } from '../../../stories/print-settings.ts';
import { ShipmentsPage } from '../../../stories/ShipmentsPage.tsx';
import { BatchAllPapers } from './BatchAllPapers.tsx';

const failures = [
  {
    id: 'shp_104507',
    number: 'LO-104507',
    recipient: 'Orthopädietechnik Wüllenweber GmbH',
    reason: 'Die Sendung ist storniert. Ihr Versandetikett ist ungültig.',
  },
];

/** Labels, declarations, invoices and notes in one file. What is the same of all papers is shown with the labels. */
const meta = {
  component: BatchAllPapers,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <ShipmentsPage />
      <BatchAllPapers {...args} />
    </>
  ),
  args: {
    state: { kind: 'ready', file: null, pages: 21, total: 10, failures },
    settings: printSettings,
    asked: 10,
    printed: null,
    onClose: fn(),
    onRetry: fn(),
    onTaken: fn(),
  },
  tags: ['part'],
} satisfies Meta<typeof BatchAllPapers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { kind: 'running', done: 4, total: 10 } },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Papiere werden geladen' })).toHaveAttribute(
      'aria-valuetext',
      '4 von 10',
    );
  },
};

export const TooMany: Story = { args: { state: { kind: 'tooMany', most: 200 }, asked: 312 } };

/** One that has none is named, and the others are printed. */
export const PartlyFailed: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Alle Papiere drucken' });
    await expect(dialog).toHaveTextContent(
      'Papiere von 9 der 10 Sendungen geladen (21 Seiten). 1 konnte nicht geladen werden.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fehlgeschlagene anzeigen' }));
    await expect(await screen.findByRole('list', { name: 'Sendungen ohne Papiere' })).toHaveTextContent(
      'LO-104507, Orthopädietechnik Wüllenweber GmbH: Die Sendung ist storniert.',
    );
  },
};

/** Of one parcel, whose label was printed before: it is asked, as it is of labels alone. */
export const OfOneParcel: Story = {
  args: {
    state: { kind: 'ready', file: labelPage, pages: 4, total: 1, failures: [] },
    asked: 1,
    printed: { amount: 1, total: 1, last: { at: '2026-11-20T08:15:00.000Z', by: 'Jana Möller' } },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^Papiere von 1.Sendung geladen \(4.Seiten\)\.$/)).toBeVisible();
    const print = screen.getByRole('button', { name: 'Drucken' });
    await waitFor(() => expect(print).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(print);
    await expect(screen.getByRole('group', { name: /^Bereits gedruckt am 20\.11\.2026/ })).toBeVisible();
    await expect(args.onTaken).not.toHaveBeenCalled();
  },
};
