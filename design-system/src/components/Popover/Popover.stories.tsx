import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { PopoverProps } from './Popover.tsx';
import { Popover } from './Popover.tsx';

const meta: Meta<PopoverProps> = {
  component: Popover,
  args: {
    trigger: <Button>Haftung</Button>,
    label: 'Haftung ohne Versicherung',
    children: 'Ohne Versicherung haftet DHL bis 500,00\u00A0€.',
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
};

export default meta;
type Story = StoryObj<PopoverProps>;

export const Open: Story = { args: { isOpen: true } };

export const OpensAndClosesByMouse: Story = {
  tags: ['interaction'],
  args: { children: (close: () => void) => <Button onPress={close}>Verstanden</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Haftung' }));
    const popover = await screen.findByRole('dialog', { name: 'Haftung ohne Versicherung' });
    await userEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
    await waitFor(() => expect(popover).not.toBeInTheDocument());
  },
};

export const OpensAndClosesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const HardCases: Story = {
  args: {
    isOpen: true,
    children: 'Transportversicherungsbedingungen und Sendungsverfolgungsbenachrichtigungseinstellungen',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
