import type { Meta, StoryObj } from '@storybook/react-vite';
import { team } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SettingsPage } from '../story-settings-page.tsx';
import { settingsSaving, settingsStates, settingsStories } from '../story-settings-saving.ts';
import type { DeviceChoices } from './device-choices.ts';
import { Profile, type ProfileProps } from './Profile.tsx';

const [owner] = team;
if (!owner) throw new Error('The team has nobody');
type State = ProfileProps['state'];

const { loading, notFound, forbidden, failed, ready } = settingsStates(owner);
const states = {
  loading,
  notFound,
  forbidden,
  failed,
  ready,
} satisfies { [K in State['kind']]: Extract<State, { kind: K }> };

const saving: ProfileProps['saving'] = settingsSaving(owner);
const kit = settingsStories(saving);
const device: DeviceChoices = {
  notifications: 'off',
  onNotificationsChange: fn(),
  lessMotion: { isOn: false, onChange: fn() },
  moreContrast: { isOn: false, onChange: fn() },
  letters: { isOn: true, onChange: fn() },
};

const meta = {
  component: Profile,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: { state: states.ready, homeHref: '#start', saving, device, onSignOut: fn(), onRetry: fn() },
  decorators: [(Story) => <SettingsPage current="profile">{Story()}</SettingsPage>],
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Jana');
    await expect(canvas.getByText('Änderungen über Ihren Anmeldedienst')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Meldungen anzeigen' })).toBeChecked();
  },
};

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Meldungen anzeigen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    await waitFor(() =>
      expect(args.saving?.onSubmit).toHaveBeenCalledWith({
        given_name: 'Jana',
        family_name: 'Möller',
        notifications_enabled: false,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};

export const Pending: Story = {
  tags: ['interaction'],
  args: kit.pending.args,
  play: kit.pending.play,
};

export const Saved: Story = {
  tags: ['interaction'],
  args: kit.saved.args,
  play: kit.saved.play,
};

export const NotSaved: Story = {
  tags: ['interaction'],
  args: kit.notSaved.args,
  play: kit.notSaved.play,
};

const overtaken = kit.overtaken(
  { ...owner, version: 9, family_name: 'Möller-Brandt', notifications_enabled: false },
  { given_name: 'Jana', family_name: 'Möller', notifications_enabled: true },
  /^Nachname/,
);

/** Changed on another device meanwhile. */
export const Overtaken: Story = {
  tags: ['interaction'],
  args: overtaken.args,
  play: overtaken.play,
};

/** Nothing waits for a button here. */
export const Device: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const news = canvas.getByRole('switch', { name: 'Benachrichtigungen auf diesem Gerät anzeigen' });
    await expect(news).toHaveAccessibleDescription(/Ihr Browser fragt beim Einschalten/);
    await userEvent.click(news);
    await expect(args.device.onNotificationsChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('switch', { name: 'Animationen reduzieren' }));
    await expect(args.device.lessMotion.onChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('switch', { name: 'Tastenkürzel' }));
    await expect(args.device.letters.onChange).toHaveBeenCalledWith(false);
  },
};

export const DeviceOn: Story = {
  tags: ['interaction'],
  args: { device: { ...device, notifications: 'on' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/solange die Anwendung im Hintergrund geöffnet ist/)).toBeVisible();
  },
};

/** Only the browser's own settings help, and the switch says so. */
export const DeviceDenied: Story = {
  tags: ['interaction'],
  args: { device: { ...device, notifications: 'denied' } },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('switch', { name: 'Benachrichtigungen auf diesem Gerät anzeigen' });
    await expect(news).toBeDisabled();
    await expect(news).toHaveAccessibleDescription(/Symbol links neben der Adresse/);
  },
};

export const DeviceUnsupported: Story = {
  tags: ['interaction'],
  args: { device: { ...device, notifications: 'unsupported' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ihr Browser bietet hier keine Benachrichtigungen an.')).toBeVisible();
  },
};

/** The device shows what the account is shown; without that it shows nothing. */
export const DeviceWithoutToasts: Story = {
  tags: ['interaction'],
  args: {
    device: { ...device, notifications: 'on' },
    state: { ...states.ready, value: { ...owner, notifications_enabled: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Schalten Sie dafür „Meldungen anzeigen“ ein/)).toBeVisible();
  },
};

/** What the operating system asks for cannot be switched off here. */
export const BySystem: Story = {
  tags: ['interaction'],
  args: { device: { ...device, moreContrast: { ...device.moreContrast, isBySystem: true } } },
  play: async ({ canvas }) => {
    const contrast = canvas.getByRole('switch', { name: 'Hoher Kontrast' });
    await expect(contrast).toBeChecked();
    await expect(contrast).toBeDisabled();
    await expect(canvas.getByText('Ihr Betriebssystem verlangt es bereits.')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const NotFound: Story = { tags: ['state-empty'], args: { state: states.notFound } };
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };

const long = { ...owner, email: 'maximiliane.brueckmann.wuellenweber@feinmechanik.example' };

export const HardCases: Story = {
  args: { state: { ...states.ready, value: long } },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
