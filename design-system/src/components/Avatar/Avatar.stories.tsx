import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../stories/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: 'Jana Möller' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JM')).toBeVisible();
  },
};

export const HardCases: Story = {
  render: () => (
    <Row>
      <Avatar name="Änne-Sophie von der Öllinghausen" />
      <Avatar name="  özil " />
      <Avatar name="" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ÄÖ')).toBeVisible();
    await expect(canvas.getByText('Ö')).toBeVisible();
  },
};
