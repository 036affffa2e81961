import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TopBarProfile } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { allPlaces, choice, themeOfStories } from '../shell-fixtures.ts';
import { MissingMenu } from './MissingMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  component: ProfileMenu,
  tags: ['part'],
  args: {
    name: 'Jana Möller',
    email: 'jana.moeller@tietze-feinmechanik.example',
    organizationName: 'Tietze Feinmechanik GmbH',
    theme: themeOfStories,
    onCookieSettings: fn(),
    legalHrefs: { imprint: '#impressum', privacy: '#datenschutz' },
    onSignOut: fn(),
  },
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { play: openMenu };

/** Once every screen is built, for somebody of the staff. */
export const AllPlaces: Story = {
  args: { hrefs: allPlaces, choice, areLettersOn: true, onShortcuts: fn() },
  play: async (context) => {
    await openMenu(context);
    // What a phone adds is a story of its own.
    if (window.innerWidth < 600) return;
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual([
      'Profil',
      'Einstellungen',
      'Backoffice',
      'Tastenkürzel?',
      'Cookie-Einstellungen',
      'Impressum',
      'Datenschutz',
      'Abmelden',
    ]);
  },
};

/** A phone has no room for the choice of an organisation in its bar, nor for all places. */
export const OnAPhone: Story = {
  args: { hrefs: allPlaces, choice, areLettersOn: true, onShortcuts: fn() },
  globals: { viewport: { value: 'w375' } },
  play: async (context) => {
    await openMenu(context);
    const names = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(names).toHaveLength(11);
    await expect(names).toContain('Labor Dr. Özgür Şahin MVZ');
    await expect(names).toContain('Statistiken');
  },
};

export const ShowsTheKeys: Story = {
  tags: ['interaction'],
  args: { onShortcuts: fn() },
  play: async (context) => {
    await openMenu(context);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tastenkürzel' }));
    await expect(context.args.onShortcuts).toHaveBeenCalledOnce();
  },
};

export const WithoutOrganisation: Story = { args: { organizationName: undefined }, play: openMenu };

/** An account that the provider has no name for is called by its address, once. */
export const WithoutName: Story = {
  args: { name: 'versand@tietze.example', email: 'versand@tietze.example' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von versand@tietze.example' }));
    const group = await screen.findByRole('group', { name: /versand/ });
    await expect(group).toHaveAccessibleName('versand@tietze.example Tietze Feinmechanik GmbH');
  },
};

/** By keyboard too; the menu stays, so that one sees what the choice does. */
export const ChoosesLightOrDark: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await openMenu(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Wie das System' })).toBeChecked();
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(context.args.theme.onChange).toHaveBeenLastCalledWith('dark');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Hell' }));
    await expect(context.args.theme.onChange).toHaveBeenLastCalledWith('light');
    await expect(screen.getByRole('menu')).toBeInTheDocument();
  },
};

/** Its code could not be fetched. */
export const NotLoaded: Story = {
  render: ({ name, onSignOut }) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '16rem' }}>
      <MissingMenu isRetrying={false} onRetry={fn()} onSignOut={onSignOut}>
        <TopBarProfile name={name} label={`Profil von ${name}`} />
      </MissingMenu>
    </div>
  ),
};

/** The first press fetches the menu and opens it; the focus comes back to the button. */
export const OpensByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Abmelden' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Profil von Jana Möller' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

async function openMenu({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name: 'Profil von Jana Möller' }));
  await screen.findByRole('menuitem', { name: 'Abmelden' });
}
