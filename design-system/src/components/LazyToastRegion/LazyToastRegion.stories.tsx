import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { addToast, closeToastGroup } from '../Toast/Toast.tsx';
import { LazyToastRegion } from './LazyToastRegion.tsx';

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
