import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AppPage } from '../../stories/AppPage.tsx';
import { Column } from '../../stories/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  component: Sheet,
  args: {
    title: 'Weitere Filter',
    closeLabel: 'Filter schließen',
    isOpen: true,
    onOpenChange: fn(),
    children: (
      <Column>
        <TextField label="Erstellt von" />
        <Checkbox label="Noch nicht gedruckt" />
        <Checkbox label="Versichert" />
      </Column>
    ),
    footer: (close) => (
      <>
        <Button onPress={close}>Zurücksetzen</Button>
        <Button variant="primary" onPress={close}>
          Anwenden
        </Button>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, footer: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => <AppPage drawer={<Sheet {...args} />} />,
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheSide: Story = {
  globals: { viewport: { value: 'w1200' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Weitere Filter' });
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().right)).toBe(window.innerWidth));
    await expect(Math.round(sheet.getBoundingClientRect().height)).toBe(window.innerHeight);
  },
};

/** At the lower edge, where the thumb is, and only as high as what is in it. */
export const FromBelowOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 4);
  },
};

export const WithoutFooter: Story = { args: { footer: undefined } };

export const ClosesByItsCross: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filter schließen' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const OpensAndClosesByMouse: Story = {
  tags: ['interaction'],
  render: (args) => <Sheet {...args} />,
  args: { isOpen: undefined, trigger: <Button>Filter</Button> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog', { name: 'Weitere Filter' });
    await userEvent.click(screen.getByRole('button', { name: 'Anwenden' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

export const OpensAndClosesByKeyboard: Story = {
  tags: ['interaction'],
  render: (args) => <Sheet {...args} />,
  args: { isOpen: undefined, trigger: <Button>Filter</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    await expect(sheet).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Filter schließen' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Anwenden' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const HardCases: Story = {
  args: {
    title: 'Sendungsverfolgungsbenachrichtigungseinstellungen der Organisation',
    children: Array.from({ length: 40 }, (_, index) => (
      <Checkbox key={index} label={`Transportversicherungsbedingungsverzeichnis ${index + 1}`} />
    )),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Anwenden' })).toBeVisible());
    await waitFor(() =>
      expect(Math.round(sheet.getBoundingClientRect().bottom)).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
