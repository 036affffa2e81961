import { Copy, Plus } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Row, Stack } from '../../stories/Stack.tsx';
import type { ButtonProps, ButtonVariant } from './Button.tsx';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Sendung erstellen', onPress: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const looks = {
  words: {},
  icon: { icon: Copy },
  shortcut: { shortcut: 'Strg+C', 'aria-keyshortcuts': 'Control+C' },
  'size sm': { size: 'sm' },
  'size lg': { size: 'lg' },
  isPending: { isPending: true, pendingLabel: 'Wird kopiert …' },
  isDisabled: { isDisabled: true },
} satisfies Record<string, ButtonProps>;

const columns = Object.keys(looks) as (keyof typeof looks)[];
const specimen = (variant: ButtonVariant, look: keyof typeof looks) => (
  <Button {...looks[look]} variant={variant}>
    Kopieren
  </Button>
);

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Grid rows={buttonVariants.filter((variant) => variant !== 'inverse')} columns={columns}>
        {specimen}
      </Grid>
      <InverseSurface>
        <Grid rows={['inverse']} columns={columns}>
          {specimen}
        </Grid>
      </InverseSurface>
      <Specimen caption="isFullWidth">
        <Button variant="primary" size="lg" icon={Plus} isFullWidth>
          Sendung erstellen
        </Button>
      </Specimen>
      <Specimen caption="isDisabled, with its reason">
        <Row>
          <Button isDisabled aria-describedby="reason">
            Stornieren
          </Button>
          <p id="reason">Nach dem Tagesabschluss nicht mehr möglich.</p>
        </Row>
      </Specimen>
    </Stack>
  ),
};

export const HardCases: Story = {
  args: {
    variant: 'primary',
    icon: Plus,
    children: 'Rücksendungsaufkleberdruckauftragsbestätigung kostenpflichtig beauftragen',
  },
  globals: { viewport: { value: 'w320' } },
};

export const PressesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresPressesWhilePending: Story = {
  tags: ['interaction'],
  args: {
    variant: 'danger',
    isPending: true,
    pendingLabel: 'Wird storniert …',
    children: 'Sendung stornieren',
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Wird storniert …' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const SubmitsNothingWhilePending: Story = {
  tags: ['interaction'],
  args: { isPending: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={args.onPress}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
