import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { DrawerProps } from './Drawer.tsx';
import { Drawer } from './Drawer.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <p key={index}>
      <a href="#liste">Sendung {104_500 + index}</a> wurde erstellt.
    </p>
  ));

const meta = {
  component: Drawer,
  args: {
    title: 'Benachrichtigungen',
    closeLabel: 'Schließen',
    onClose: fn(),
    children: rows(4),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <span>3 ungelesene</span>
    <Button variant="quiet">Alle als gelesen markieren</Button>
  </>
);

export const Open: Story = {
  args: { footer },
  play: async ({ args, canvas }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Benachrichtigungen' });
    await expect(drawer).toHaveFocus();
    await expect(drawer.getBoundingClientRect().width).toBe(450);
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithoutFooter: Story = {};

export const ScrollsBetweenHeaderAndFooter: Story = {
  args: { footer, children: rows(80) },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await expect(drawer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(canvas.getByText('3 ungelesene')).toBeVisible());
  },
};

/** The page behind stays usable, Escape closes from anywhere, and the focus goes back. */
export const WithThePageBehind: Story = {
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bell = canvas.getByRole('button', { name: 'Benachrichtigungen' });
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(bell).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Suche' });
    await userEvent.type(field, 'Kiel');
    await expect(field).toHaveValue('Kiel');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(field).toHaveFocus();
  },
};

function Toggled(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setIsOpen((open) => !open)}>
        Benachrichtigungen
      </Button>
      <label>
        Suche <input />
      </label>
      {isOpen && <Drawer {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export const HardCases: Story = {
  args: {
    title: 'Sendungsverfolgungsbenachrichtigungen der Organisation',
    footer,
    children: rows(80),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
