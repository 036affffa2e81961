import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldChanges } from '../../patterns/VersionDiff/field-changes.ts';
import { VersionDiff } from '../../patterns/VersionDiff/VersionDiff.tsx';
import { staleVersionCopy } from './StaleVersion.copy.ts';
import { StaleVersion } from './StaleVersion.tsx';

const changes = fieldChanges(
  [
    { path: 'city', label: 'Ort', value: 'Kiel' },
    { path: 'notes', label: 'Hinweise', value: 'Rampe 3' },
  ],
  [
    { path: 'city', label: 'Ort', value: 'Lübeck' },
    { path: 'phone', label: 'Telefon', value: '0431 1234' },
  ],
);

const meta = {
  component: StaleVersion,
  args: {
    title: 'Die Abholung wurde inzwischen geändert.',
    isKept: false,
    onKeepMine: fn(),
    onLoadCurrent: fn(),
  },
} satisfies Meta<typeof StaleVersion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It was pressed for: it takes the focus, and both ways are open. */
export const Asked: Story = {
  args: {
    text: staleVersionCopy.savedBy('heute, 09:14 Uhr', 'Jan Petersen'),
    children: <VersionDiff changes={changes} />,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.title).closest('[tabindex="-1"]')).toHaveFocus();
    await expect(canvas.getByRole('row', { name: /^Ort/ })).toHaveTextContent(/Kiel.*Lübeck/);
    await userEvent.click(canvas.getByRole('button', { name: 'Meine Fassung behalten' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Aktuelle Fassung laden' }));
    await expect(args.onLoadCurrent).toHaveBeenCalledOnce();
  },
};

/** It came by itself, while somebody was typing: it is said, and the focus stays where it is. */
export const Unasked: Story = {
  args: { isUnasked: true, children: <VersionDiff changes={changes} /> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.title).closest('[tabindex="-1"]')).not.toHaveFocus();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

/** The question is gone with its buttons: what is said in its place has the focus. */
export const Kept: Story = {
  args: { isKept: true },
  play: async ({ canvas }) => {
    const text = canvas.getByText(staleVersionCopy.kept);
    await expect(text.closest('[tabindex="-1"]')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Nothing is known of what differs. */
export const WithoutDifferences: Story = {
  args: { children: <VersionDiff changes={[]} /> },
};
