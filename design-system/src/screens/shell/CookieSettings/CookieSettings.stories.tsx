import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cookieEntries } from './cookie-entries.ts';
import { CookieSettings } from './CookieSettings.tsx';

const meta = {
  component: CookieSettings,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    enabledIds: [],
    privacyHref: '#datenschutz',
    onSave: fn(),
    onDeclineAll: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CookieSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const recording = () => screen.findByRole('switch', { name: 'Sitzungsaufzeichnung' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Nobody has decided yet: nothing optional is ticked beforehand. */
export const Undecided: Story = {
  play: async () => {
    await expect(await recording()).not.toBeChecked();
    await waitFor(() => expect(screen.getByText('Aus')).toBeVisible());
    await expect(screen.getAllByRole('switch')).toHaveLength(1);
    await expect(screen.getAllByText('Immer aktiv')).toHaveLength(2);
  },
};

export const RecordingEnabled: Story = {
  args: { enabledIds: ['session', 'consent', 'session-recording'] },
  play: async () => {
    await expect(await recording()).toBeChecked();
    await waitFor(() => expect(screen.getByText('An')).toBeVisible());
  },
};

export const HoldsForOtherDays: Story = {
  args: { entries: cookieEntries(30) },
  play: async () => {
    const text = await screen.findByText(/Einstellungen 30\sTage lang/);
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const HardCases: Story = {
  args: {
    entries: [
      ...cookieEntries(),
      {
        id: 'long',
        category: 'optional',
        name: 'Sendungsverfolgungsbenachrichtigungsauswertung',
        description: 'Transportversicherungsbedingungen, Sendungsverfolgungsnummern und Abholzeitfenster.',
        links: [
          { href: '#anbieter', label: 'Datenschutzhinweise des Auswertungsdienstleisters' },
          { href: '#dauer', label: 'Speicherdauer' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await waitFor(() => expect(within(dialog).getByRole('link', { name: 'Speicherdauer' })).toBeVisible());
  },
};

export const SavesWhatIsSwitchedOn: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await recording());
    await press('Auswahl speichern');
    await expect(args.onSave).toHaveBeenLastCalledWith(['session-recording']);
    await userEvent.click(await recording());
    await press('Auswahl speichern');
    await expect(args.onSave).toHaveBeenLastCalledWith([]);
  },
};

export const DeclinesAll: Story = {
  tags: ['interaction'],
  args: { enabledIds: ['session', 'consent', 'session-recording'] },
  play: async ({ args }) => {
    await press('Alle ablehnen');
    await expect(args.onDeclineAll).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** By Escape, by the cross: whoever leaves has decided nothing. */
export const ClosesWithoutADecision: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await recording());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await press('Cookie-Einstellungen schließen');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onDeclineAll).not.toHaveBeenCalled();
  },
};

export const IsUsedByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Cookies und Datenschutz' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(await recording()).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Alle ablehnen' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith(['session-recording']);
  },
};

/** Refusing is as easy as agreeing. */
export const WeighsBothAlike: Story = {
  tags: ['interaction'],
  play: async () => {
    const looks = await Promise.all(
      ['Alle ablehnen', 'Auswahl speichern'].map(async (name) => {
        const button = await screen.findByRole('button', { name });
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
        return [Math.round(width), Math.round(height), color, backgroundColor, borderColor, fontWeight];
      }),
    );
    await expect(looks[1]).toEqual(looks[0]);
  },
};
