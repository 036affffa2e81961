import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { iconSizes } from '../Icon/Icon.tsx';
import { SignText } from './SignText.tsx';

const meta = {
  component: SignText,
  args: { text: 'DE 24143 → CH 8001', arrowLabel: 'nach' },
  argTypes: { size: { control: 'inline-radio', options: iconSizes } },
} satisfies Meta<typeof SignText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = {
  tags: ['controls'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'nach' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('DE 24143 CH 8001');
  },
};

const texts = { route: 'DE 24143 → CH 8001', move: '↑ ↓', enter: '↵' } as const;

/** Every sign, in two sizes. */
export const Matrix: Story = {
  render: () => (
    <Grid rows={Object.keys(texts) as (keyof typeof texts)[]} columns={['sm', 'md']}>
      {(row, size) => (
        <p>
          <SignText text={texts[row]} size={size} />
        </p>
      )}
    </Grid>
  ),
};
