import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, team } from 'contract/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { SettingsPage } from '../story-settings-page.tsx';
import { filter, inviting, teamArgs } from './team-fixtures.ts';
import { teamCopy as copy } from './Team.copy.ts';
import { Team } from './Team.tsx';

const at = FIXTURE_NOW;
const ready = { kind: 'ready', isRefreshing: false } as const;

/** What becomes of the letters that invite somebody. */
const meta = {
  component: Team,
  tags: ['part', 'interaction'],
  parameters: { layout: 'fullscreen' },
  args: teamArgs,
  decorators: [(Story) => <SettingsPage current="team">{Story()}</SettingsPage>],
} satisfies Meta<typeof Team>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooMany =
  'An diese Adresse gehen höchstens 5 Einladungen in einer Stunde. Versuchen Sie es in 40 Minuten erneut.';

/** The platform says to whom, and for how long. */
export const TooMany: Story = {
  args: {
    inviting: {
      ...inviting,
      email: 'sarka.dvorackova@tietze.example',
      failure: {
        reason: 'limited',
        at,
        status: 429,
        detail: tooMany,
        retryAfterSeconds: 2400,
        fields: [{ path: ['email'], message: tooMany }],
      },
    },
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^E-\u2060Mail/ });
    await expect(field).toHaveAccessibleDescription(/höchstens 5 Einladungen in einer Stunde/);
    await expect(field).toHaveValue('sarka.dvorackova@tietze.example');
  },
};

const letterOf = (invitationDelivery: 'waiting' | 'failed') =>
  team.map((user) => (user.id === 'usr_sarka_dvorackova' ? { ...user, invitationDelivery } : user));

/** Whoever has invited them sees that nothing has arrived, and can try again. */
export const NotDelivered: Story = {
  args: {
    state: {
      ...ready,
      value: { items: letterOf('failed'), totalItems: team.length, shown: filter },
    },
  },
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Šárka/ }));
    await expect(row.getByText('Einladung konnte nicht zugestellt werden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.menu('Šárka Dvořáčková') }));
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Erneut einladen' }));
    await expect(args.actions?.onReinvite).toHaveBeenCalled();
  },
};

export const BeingDelivered: Story = {
  args: {
    state: {
      ...ready,
      value: { items: letterOf('waiting'), totalItems: team.length, shown: filter },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Einladung wird noch zugestellt')).toBeVisible();
  },
};
