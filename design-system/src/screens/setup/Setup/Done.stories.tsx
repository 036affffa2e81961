import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { setupArgs } from './setup-fixtures.tsx';
import { Setup } from './Setup.tsx';

/** Where the setup leads on to. */
const meta = {
  component: Setup,
  tags: ['part'],
  parameters: { layout: 'padded' },
  args: { ...setupArgs, state: { kind: 'done', leaving: 'idle' } },
} satisfies Meta<typeof Setup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is offered that would be refused. */
export const WithoutRights: Story = {
  args: { ways: { shipments: '#sendungen' } },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toEqual([
      canvas.getByRole('button', { name: 'Zu den Sendungen' }),
    ]);
  },
};
