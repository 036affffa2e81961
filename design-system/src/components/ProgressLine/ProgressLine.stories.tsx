import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  component: ProgressLine,
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  render: () => (
    <div aria-busy="true">
      <p>Preis wird aktualisiert …</p>
      <ProgressLine />
    </div>
  ),
};
