import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Matrix } from '../../stories/Matrix.tsx';
import type { ButtonVariant } from './Button.tsx';
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

export const Primary: Story = {
  args: { variant: 'primary', icon: Plus },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { icon: Copy, children: 'Kopieren' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Einzelheiten anzeigen' } };

export const Danger: Story = { args: { variant: 'danger', icon: Trash2, children: 'Löschen' } };

export const Inverse: Story = {
  args: { variant: 'inverse', children: 'Etiketten drucken' },
  decorators: [(Story) => <InverseSurface>{Story()}</InverseSurface>],
};

export const LinkLooks: Story = { args: { variant: 'link', children: 'Erneut versuchen' } };

export const WithShortcut: Story = {
  args: { variant: 'primary', shortcut: 'Strg+Enter', 'aria-keyshortcuts': 'Control+Enter' },
};

export const Pending: Story = {
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

export const PendingSubmitSendsOnce: Story = {
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

export const Disabled: Story = {
  args: { isDisabled: true, children: 'Stornieren', 'aria-describedby': 'reason' },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="reason">Nach dem Tagesabschluss nicht mehr möglich.</p>
    </>
  ),
};

export const FullWidth: Story = { args: { variant: 'primary', size: 'lg', isFullWidth: true } };

const columns = ['rest', 'pending', 'disabled', ...buttonSizes] as const;

function specimen(variant: ButtonVariant, column: (typeof columns)[number]) {
  return (
    <Button
      variant={variant}
      icon={Copy}
      size={column === 'sm' || column === 'lg' ? column : 'md'}
      isPending={column === 'pending'}
      pendingLabel="Wird kopiert …"
      isDisabled={column === 'disabled'}
    >
      Kopieren
    </Button>
  );
}

export const AllVariants: Story = {
  render: () => (
    <>
      <Matrix rows={buttonVariants.filter((variant) => variant !== 'inverse')} columns={columns}>
        {specimen}
      </Matrix>
      <InverseSurface>
        <Matrix rows={['inverse']} columns={columns}>
          {specimen}
        </Matrix>
      </InverseSurface>
    </>
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
