import { LogOut } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Sendung stornieren?',
    message: 'Das Versandetikett wird ungültig. Das lässt sich nicht rückgängig machen.',
    detail: '00340433836442636597 · Zahntechnik Löwenstein & Partner mbB',
    acceptLabel: 'Sendung stornieren',
    rejectLabel: 'Abbrechen',
    pendingLabel: 'Wird storniert …',
    onAccept: fn(),
    onReject: fn(),
  },
  argTypes: { icon: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The harmless answer has the focus. */
export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sendung stornieren?' });
    await expect(dialog).toHaveAccessibleDescription(/Das Versandetikett wird ungültig/);
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async () => {
    const accept = await screen.findByRole('button', { name: 'Wird storniert …' });
    await waitFor(() => expect(accept).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  },
};

/** Nothing is lost by it: no triangle, and nothing in red. */
export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Statusaktualisierung jetzt starten?',
    message: 'Der Lauf beginnt sofort und erscheint in der Liste.',
    detail: undefined,
    acceptLabel: 'Jetzt ausführen',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Jetzt ausführen' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  },
};

export const OtherIcon: Story = {
  args: {
    icon: LogOut,
    title: 'Abmelden?',
    message: 'Ihr Entwurf bleibt gespeichert.',
    detail: undefined,
    acceptLabel: 'Abmelden',
  },
};

export const HardCases: Story = {
  args: {
    title: 'Versandadressenzuordnungsvorlage unwiderruflich entfernen?',
    message:
      'Transportversicherungsbedingungen, Sendungsverfolgungsnummern und Abholzeitfenster gehen verloren.',
    acceptLabel: 'Versandadressenzuordnungsvorlage entfernen',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const IsAnsweredByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onReject).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const RejectsOnEscape: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const TakesNoAnswerWhilePending: Story = {
  tags: ['interaction'],
  args: { isPending: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Wird storniert …' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};
