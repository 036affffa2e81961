import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { PopoverProps } from './Popover.tsx';
import { Popover } from './Popover.tsx';

const meta: Meta<PopoverProps> = {
  component: Popover,
  args: {
    trigger: <Button>Spalten</Button>,
    label: 'Spalten wählen',
    children: 'Ohne Versicherung haftet DHL bis 500,00\u00A0€.',
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
};

export default meta;
type Story = StoryObj<PopoverProps>;

export const Closed: Story = {};

export const ByMouse: Story = {
  args: { children: (close: () => void) => <Button onPress={close}>Übernehmen</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }));
    const popover = await screen.findByRole('dialog', { name: 'Spalten wählen' });
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(popover).not.toBeInTheDocument());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Open: Story = { args: { isOpen: true } };

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
