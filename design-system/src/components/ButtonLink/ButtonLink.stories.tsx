import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fireEvent, fn } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/Button.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '/sendungen/neu', children: 'Sendung erstellen' },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Primary: Story = {
  args: { variant: 'primary', icon: Plus, shortcut: 'N', 'aria-keyshortcuts': 'N' },
};

const navigate = fn();

export const ClientNavigation: Story = {
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <ButtonLink {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await expect(await fireEvent.click(canvas.getByRole('link'))).toBe(false);
    await expect(navigate.mock.calls).toEqual([['/sendungen/neu']]);
  },
};

export const HardCases: Story = {
  args: { variant: 'primary', icon: Plus, children: 'Gefahrgutbeförderungspapiervordruck herunterladen' },
  globals: { viewport: { value: 'w320' } },
};
