import { Copy } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Stack } from '../../stories/Stack.tsx';
import type { IconButtonVariant } from './IconButton.tsx';
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Sendungsnummer kopieren', icon: Copy, onPress: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'inline-radio', options: iconButtonVariants },
    size: { control: 'inline-radio', options: iconButtonSizes },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const columns = [...iconButtonSizes, 'isDisabled'] as const;
const specimen = (variant: IconButtonVariant, column: (typeof columns)[number]) => (
  <IconButton
    label={`Sendungsnummer kopieren, ${variant}, ${column}`}
    icon={Copy}
    variant={variant}
    {...(column === 'isDisabled' ? { isDisabled: true } : { size: column })}
  />
);

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Grid rows={iconButtonVariants.filter((variant) => variant !== 'inverse')} columns={columns}>
        {specimen}
      </Grid>
      <InverseSurface>
        <Grid rows={['inverse']} columns={columns}>
          {specimen}
        </Grid>
      </InverseSurface>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const IsNamedAndPressed: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sendungsnummer kopieren' });
    await expect(button).toHaveAttribute('title', 'Sendungsnummer kopieren');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const GrowsOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  },
};
