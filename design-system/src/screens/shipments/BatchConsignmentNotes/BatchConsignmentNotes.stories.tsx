import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShipmentsPage } from '../../../stories/ShipmentsPage.tsx';
import { BatchConsignmentNotes } from './BatchConsignmentNotes.tsx';

const failures = [
  {
    id: 'shp_104507',
    number: '00340433836442629117',
    recipient: 'Orthopädietechnik Wüllenweber GmbH',
    reason: 'Eine Vorlage hat nur einen Packzettel. Beauftragen Sie sie zuerst.',
  },
  { id: 'shp_104531', number: 'LO-104531', recipient: 'Labor Dr. Özgür Şahin MVZ', reason: '' },
];

/** What is the same of all papers is shown with the labels. */
const meta = {
  component: BatchConsignmentNotes,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <ShipmentsPage />
      <BatchConsignmentNotes {...args} />
    </>
  ),
  args: {
    state: { kind: 'ready', file: null, pages: 8, total: 10, failures },
    asked: 10,
    originals: 'single-copy',
    onOriginals: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  tags: ['part'],
} satisfies Meta<typeof BatchConsignmentNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooMany: Story = { args: { state: { kind: 'tooMany', most: 200 }, asked: 312 } };

/** How many originals there are can be changed before all are there. */
export const Loading: Story = {
  args: { state: { kind: 'running', done: 4, total: 10 } },
  play: async () => {
    const progress = await screen.findByRole('progressbar', { name: 'Frachtbriefe werden geladen' });
    await expect(progress).toHaveAttribute('aria-valuetext', '4 von 10');
    await expect(screen.getByRole('radio', { name: '1' })).toBeChecked();
  },
};

export const PartlyFailed: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Frachtbriefe drucken' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Frachtbriefe von 8 der 10 Sendungen geladen (8 Seiten). 2 konnten nicht geladen werden.',
    );
  },
};

export const FailuresShown: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fehlgeschlagene anzeigen' }));
    const list = await screen.findByRole('list', { name: 'Fehlgeschlagene Frachtbriefe' });
    await expect(list).toHaveTextContent('LO-104531, Labor Dr. Özgür Şahin MVZ: Prüfen Sie Ihre Verbindung');
  },
};

export const HardCases: Story = { ...FailuresShown, globals: { viewport: { value: 'w320' } } };

export const LoadsTheFailedOnesOnceMore: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fehlgeschlagene erneut laden' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Drucken' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** One original of each, or three. */
export const AsksForThreeOriginals: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '3' }));
    await expect(args.onOriginals).toHaveBeenLastCalledWith('triple-copy');
  },
};
