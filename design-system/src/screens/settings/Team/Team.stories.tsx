import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, people, team } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SettingsPage } from '../story-settings-page.tsx';
import { filter, inviting, readyTeam, teamArgs } from './team-fixtures.ts';
import type { TeamState } from './team-state.ts';
import { teamCopy as copy } from './Team.copy.ts';
import { Team, type TeamProps } from './Team.tsx';

const at = FIXTURE_NOW;

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: readyTeam,
} satisfies { [K in TeamState['kind']]: Extract<TeamState, { kind: K }> };

const meta = {
  component: Team,
  parameters: { layout: 'fullscreen' },
  args: teamArgs,
  decorators: [(Story) => <SettingsPage current="team">{Story()}</SettingsPage>],
} satisfies Meta<typeof Team>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: copy.menu(name) }));
  return within(await screen.findByRole('menu'));
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('row', { name: /Jana Möller/ }));
    await expect(own.getByText('Sie')).toBeVisible();
    await expect(own.getByText('Inhaber')).toBeVisible();
    await expect(canvas.getByText('Einladung abgelaufen')).toBeVisible();
    await expect(canvas.getByText('Name noch nicht angegeben')).toBeVisible();
    await expect(canvas.getByText(/14.Tage/)).toBeVisible();
  },
};

/** What cannot be done says why, and does nothing. */
export const OwnRow: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Jana Möller');
    const item = menu.getByRole('menuitem', { name: /Rolle ändern/ });
    await expect(item).toHaveTextContent('Ihre eigene Rolle können Sie nicht ändern.');
    await userEvent.click(item);
    await expect(args.actions?.onChangeRole).not.toHaveBeenCalled();
    await expect(menu.queryByRole('menuitem', { name: /Erneut einladen/ })).toBeNull();
  },
};

export const LastOwner: Story = {
  tags: ['interaction'],
  args: { ownId: people.member.id, counts: { active: 2, invited: 2, deactivated: 1, owners: 1 } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, 'Jana Möller');
    await expect(menu.getByRole('menuitem', { name: /Entfernen/ })).toHaveTextContent(
      'Mindestens ein Inhaber ist erforderlich.',
    );
  },
};

export const InvitedRow: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Šárka Dvořáčková');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Erneut einladen' }));
    await expect(args.actions?.onReinvite).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'sarka.dvorackova@tietze.example' }),
    );
  },
};

export const ActiveRow: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Aylin Özdemir');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Deaktivieren' }));
    await expect(args.actions?.onDeactivate).toHaveBeenCalled();
  },
};

export const DeactivatedRow: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas, 'Björn Käßmann');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Aktivieren' }));
    await expect(args.actions?.onActivate).toHaveBeenCalled();
  },
};

/** Each role says what it may do; the address is what must be given. */
export const Inviting: Story = {
  tags: ['state-ready'],
  args: { inviting },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Person einladen' }));
    await waitFor(() =>
      expect(dialog.getByText('Erstellt und verfolgt Sendungen, Abholungen und Kontakte.')).toBeVisible(),
    );
    await expect(dialog.getByText('Verwaltet Organisation, Team und alle Sendungen.')).toBeVisible();
    await expect(dialog.getByText('Vervollständigt Vorlagen und druckt Etiketten.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }));
    await expect(args.inviting?.onSubmit).not.toHaveBeenCalled();
    const email = dialog.getByRole('textbox', { name: /^E-\u2060Mail/ });
    // The summary takes the focus, and would take the first letters.
    await waitFor(() => expect(email).toHaveAccessibleDescription('Pflichtfeld'));
    await expect(await dialog.findByRole('link', { name: /Pflichtfeld$/ })).toBeVisible();
    await userEvent.type(email, 'wiebke.thoemsen@tietze.example');
    await expect(args.inviting?.onChangedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }));
    await waitFor(() =>
      expect(args.inviting?.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'wiebke.thoemsen@tietze.example', role: 'org_user' }),
      ),
    );
  },
};

export const InvitationPending: Story = {
  tags: ['interaction'],
  args: { inviting: { ...inviting, pending: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Einladung wird gesendet …' })).toBeVisible();
  },
};

export const AlreadyThere: Story = {
  tags: ['interaction'],
  args: {
    inviting: { ...inviting, email: people.member.email, failure: { reason: 'exists', at, status: 409 } },
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^E-\u2060Mail/ });
    await expect(field).toHaveAccessibleDescription(/bereits im Team oder eingeladen/);
  },
};

export const NotCreated: Story = {
  tags: ['interaction'],
  args: { inviting: { ...inviting, failure: { reason: 'notCreated', at, status: 502 } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Die Einladung wurde nicht gesendet.')).toBeVisible();
    await expect(dialog.getByText(/Versuchen Sie es später erneut/)).toBeVisible();
  },
};

const roleChange: NonNullable<TeamProps['roleChange']> = {
  user: team[2] as NonNullable<(typeof team)[number]>,
  roleMeanwhile: null,
  pending: false,
  failure: null,
  onSubmit: fn(),
  onClose: fn(),
};

export const ChangingRole: Story = {
  tags: ['interaction'],
  args: { roleChange },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rolle von Aylin Özdemir' }));
    await expect(dialog.getByText('Die neue Rolle gilt sofort.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Packplatz/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rolle ändern' }));
    await waitFor(() => expect(args.roleChange?.onSubmit).toHaveBeenCalledWith('org_packing_area'));
  },
};

export const RoleNotChanged: Story = {
  tags: ['interaction'],
  args: { roleChange: { ...roleChange, failure: { reason: 'conflict', at, status: 412 } } },
  play: async () => {
    await expect(await screen.findByText('Die Rolle wurde nicht geändert.')).toBeVisible();
  },
};

const roleMeanwhile = {
  ...roleChange,
  user: { ...roleChange.user, role: 'org_owner' },
  roleMeanwhile: 'org_owner',
};

/** Somebody else was faster: what was chosen stays chosen, beside what it would overwrite. */
export const RoleChangedMeanwhile: Story = {
  args: { roleChange: { ...roleMeanwhile, failure: { reason: 'conflict', at, status: 412 } } },
  play: async () => {
    await expect(await screen.findByText(copy.roleChange.meanwhile('Inhaber'))).toBeVisible();
  },
};

export const RolePending: Story = {
  tags: ['interaction'],
  args: { roleChange: { ...roleChange, pending: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Rolle wird geändert …' })).toBeVisible();
    // Until it is known what became of it no way leads out: not the cross, not a press beside it, not Escape.
    const dialog = screen.getByRole('dialog');
    for (const name of [copy.roleChange.close, 'Abbrechen'])
      await expect(within(dialog).getByRole('button', { name })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: 25 }, (_, index) => ({
          ...(team[index % team.length] as (typeof team)[number]),
          id: `usr_${index}`,
        })),
        totalItems: 64,
        shown: filter,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 von 64')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading, counts: undefined } };

/** Nobody but the person who looks. */
export const Empty: Story = {
  args: { state: states.empty, counts: { active: 1, invited: 0, deactivated: 0, owners: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sie sind bisher allein. Laden Sie Ihr Team ein.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Person einladen' })).toBeVisible();
  },
};

export const NoHits: Story = {
  args: { state: states.noHits, filter: { ...filter, search: 'Weber' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Suchen Sie nach einem Teil/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.failed, counts: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Das Team konnte nicht geladen werden.' }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: states.forbidden } };

const long = {
  ...(team[3] as (typeof team)[number]),
  id: 'usr_long',
  given_name: 'Maximiliane-Friederike',
  family_name: 'Brückmann-Lüdersdorf-Wüllenweber',
  email: 'maximiliane.brueckmann.wuellenweber@feinmechanik.example',
};
const newer = {
  ...(team[2] as (typeof team)[number]),
  id: 'usr_new',
  role: 'org_auditor',
  status: 'unknown' as const,
};

/** Long names, and a role and a status that a newer platform knows, at 320 px. */
export const HardCases: Story = {
  args: { state: { ...states.ready, value: { items: [long, newer], totalItems: 2, shown: filter } } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unbekannt')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
