import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { MissingPart } from './MissingPart.tsx';

const meta = {
  component: MissingPart,
  args: { title: 'Die Sendung kann gerade nicht angezeigt werden.', isRetrying: false, onRetry: fn() },
} satisfies Meta<typeof MissingPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="in its place">
        <MissingPart {...args} />
      </Specimen>
      <Specimen caption="isInline">
        <MissingPart {...args} isInline />
      </Specimen>
      <Specimen caption="isRetrying">
        <MissingPart {...args} isInline isRetrying />
      </Specimen>
      <Specimen caption="otherWay">
        <MissingPart {...args} isInline otherWay={{ label: 'Abmelden', onPress: fn() }} />
      </Specimen>
    </Stack>
  ),
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const HardCases: Story = {
  args: { title: 'Sendungsverfolgungsbenachrichtigungseinstellungen können gerade nicht angezeigt werden.' },
  globals: { viewport: { value: 'w320' } },
};
