import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { addToast, closeToastGroup, toastQueue } from '../Toast/toast-queue.ts';
import { LazyToastRegion } from './LazyToastRegion.tsx';
import { PlainToasts } from './PlainToasts.tsx';

const GROUP = 'lazy-toast-region';

const meta = {
  component: LazyToastRegion,
  args: { label: 'Meldungen', closeLabel: 'Meldung schließen' },
  render: (args) => (
    <>
      <Button onPress={() => addToast({ title: 'Sendung erstellt', group: GROUP })}>Melden</Button>
      <LazyToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof LazyToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is there until the first message; then it is the region like any other. */
export const ComesWithTheFirstToast: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('region', { name: /Meldungen/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Melden' }));
    await screen.findByRole('region', { name: /Meldungen/ });
    closeToastGroup(GROUP);
  },
};

const onUndo = fn();

/** The code of the region could not be fetched; what is to be told is there all the same. */
export const Plain: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => <PlainToasts {...args} />,
  beforeEach: () => {
    addToast({ title: 'Sendung erstellt', href: '#1', group: GROUP });
    addToast({
      title: 'Als gelesen markiert.',
      tone: 'success',
      action: { label: 'Rückgängig', onAction: onUndo },
    });
    return () => toastQueue.clear();
  },
};

export const ActsAndClosesPlainly: Story = {
  ...Plain,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Meldung schließen' }));
    await expect(canvas.queryByText('Sendung erstellt')).toBeNull();
  },
};
