import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AppPage } from '../../stories/AppPage.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import type { DrawerProps } from './Drawer.tsx';
import { Drawer } from './Drawer.tsx';
import { Notifications } from './story-notifications.tsx';

const meta = {
  component: Drawer,
  args: {
    title: 'Benachrichtigungen',
    closeLabel: 'Schließen',
    onOpenChange: fn(),
    children: <Notifications />,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <AppPage drawer={<Drawer {...args} />} />,
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Benachrichtigungen' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Benachrichtigungen' })).toHaveFocus();
  },
};

export const Is450PixelsWide: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(450);
  },
};

export const WithoutFooter: Story = {};

/** Header and footer stay while it scrolls. */
export const LongList: Story = {
  args: { footer, children: <Notifications count={40} /> },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await expect(drawer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(canvas.getByText('3 ungelesene')).toBeVisible());
  },
};

export const HardCases: Story = {
  args: {
    title: 'Sendungsverfolgungsbenachrichtigungen der Organisation',
    footer,
    children: <Notifications count={40} />,
  },
  // The drawer covers all of the page but its bars.
  render: (args) => (
    <AppPage drawer={<Drawer {...args} />}>
      <PageHeading>Sendungen</PageHeading>
    </AppPage>
  ),
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ClosesByItsButton: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** Escape closes from anywhere, and the focus goes back. */
export const LeavesThePageBehindUsable: Story = {
  tags: ['interaction'],
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bell = canvas.getByRole('button', { name: 'Benachrichtigungen' });
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Benachrichtigungen' })).toHaveFocus();
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
      {isOpen && <Drawer {...props} onOpenChange={setIsOpen} />}
    </>
  );
}
