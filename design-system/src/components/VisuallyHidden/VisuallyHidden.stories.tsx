import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CompletesAShortText: Story = {
  args: { children: 'von 312 Sendungen' },
  render: ({ children }) => (
    <p>
      <span>1–25 </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('von 312 Sendungen');
    await expect(hidden.getBoundingClientRect().width).toBe(1);
    await expect(hidden.closest('p')).toHaveTextContent('1–25 von 312 Sendungen');
  },
};
