import type { Meta, StoryObj } from '@storybook/react-vite';
import { shipments } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { NavigationProvider } from '../../../components/Link/navigation.tsx';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { listArgs, listOf } from '../../shipments/Shipments/shipments-fixtures.ts';
import { Shipments } from '../../shipments/Shipments/Shipments.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { allPlaces, choice, personOfStories, themeOfStories } from '../shell-fixtures.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { ShellKeys } from './ShellKeys.tsx';

const list = <Shipments {...listArgs} state={listOf({ items: shipments.slice(0, 4), totalItems: 4 })} />;

const print = fn();

/** As the list of shipments with one that is open. */
function PageWithLetter() {
  useShortcuts([{ keys: 'P', label: 'Etikett drucken', group: 'page', run: print }]);
  return list;
}

/** As in the application, where the keys come with what they open. */
function WithKeys(props: AppShellProps) {
  return <AppShell {...props} commands={<ShellKeys {...props} />} />;
}

const meta = {
  component: AppShell,
  render: (args) => <WithKeys {...args} />,
  tags: ['frame'],
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    person: personOfStories,
    hrefs: { home: '/', shipments: '/sendungen', newShipment: '/sendungen/neu' },
    bell: <NotificationBell unread={3} isExpanded={false} onPress={fn()} />,
    connection: 'online',
    areLettersOn: true,
    onSearch: fn(),
    onShortcuts: fn(),
    theme: themeOfStories,
    onSignOut: fn(),
    routeKey: '/sendungen',
    children: list,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sendungen' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Once every screen is built, and the person may see all of them. */
export const AllPlaces: Story = {
  args: {
    hrefs: { home: '/', newShipment: '/sendungen/neu', ...allPlaces },
    routeKey: '/abholungen/1',
    organizations: choice,
  },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Hauptnavigation' }));
    const links = navigation.getAllByRole('link');
    const isPhone = window.innerWidth < 640;
    await expect(links.map((link) => link.textContent)).toEqual([
      'Sendungen',
      'Abholungen',
      'Kontakte',
      ...(isPhone ? [] : ['Statistiken']),
      'Einstellungen',
    ]);
    // On a phone all of them are in sight at once.
    const last = links.at(-1)?.getBoundingClientRect();
    if (isPhone) await expect(last?.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Abholungen');
  },
};

/** A page of text may have an address that begins like a place's. */
const bench = '/sendungen?ansicht=packplatz';

/** The packing bench is a view of the list, and a place of its own. */
export const ForPackers: Story = {
  args: {
    hrefs: { home: '/', shipments: '/sendungen', packingBench: bench, isPacker: true },
    routeKey: bench,
    children: null,
  },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Hauptnavigation' }));
    const [first, second] = navigation.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Packplatz');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(second).not.toHaveAttribute('aria-current');
  },
};

export const IsNowhereOnAPageThatOnlyBeginsAlike: Story = {
  tags: ['interaction'],
  args: { routeKey: '/sendungen-ins-ausland' },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Hauptnavigation' }));
    await expect(navigation.getByRole('link', { name: 'Sendungen' })).not.toHaveAttribute('aria-current');
  },
};

/** On pages that have a filled button of their own the bar has none, and the key still leads there. */
export const WithoutItsButton: Story = {
  args: { hasOwnAction: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sendung erstellen' })).not.toBeInTheDocument();
  },
};

const navigate = fn();

/** Keys lead to what exists; in a text field they are letters. */
export const ObeysItsKeys: Story = {
  tags: ['interaction'],
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
  args: { hrefs: { home: '/', ...allPlaces, pickups: undefined, newShipment: '/sendungen/neu' } },
  play: async ({ canvas, args }) => {
    navigate.mockClear();
    await userEvent.keyboard('n');
    await userEvent.keyboard('gk');
    await userEvent.keyboard('ga');
    await expect(navigate.mock.calls).toEqual([['/sendungen/neu'], ['/kontakte']]);
    await userEvent.keyboard('?');
    await expect(args.onShortcuts).toHaveBeenCalledOnce();
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('n?');
    await expect(field).toHaveValue('n?');
    await expect(args.onShortcuts).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

/** Others get there by the palette and by keys. */
export const LeadsOthersToTheBenchByKeys: Story = {
  tags: ['interaction'],
  args: { hrefs: { home: '/', shipments: '/sendungen', packingBench: bench, isPacker: false } },
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
  play: async ({ canvas }) => {
    navigate.mockClear();
    await expect(canvas.queryByRole('link', { name: 'Packplatz' })).toBeNull();
    await userEvent.keyboard('gp');
    await expect(navigate).toHaveBeenLastCalledWith(bench);
  },
};

/** Switched off, a page's own letters do nothing either, also before the keys of the frame have come. */
export const LeavesLettersOfThePageAlone: Story = {
  tags: ['interaction'],
  args: { areLettersOn: false, children: <PageWithLetter /> },
  render: (args) => <AppShell {...args} />,
  play: async () => {
    print.mockClear();
    await userEvent.keyboard('p');
    await expect(print).not.toHaveBeenCalled();
  },
};

/** Switched off, single letters do nothing, and nothing says that they would. */
export const LeavesLettersAlone: Story = {
  tags: ['interaction'],
  args: { areLettersOn: false },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('?');
    await expect(args.onShortcuts).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    const create = canvas.getByRole('link', { name: 'Sendung erstellen' });
    await expect(create).not.toHaveAttribute('aria-keyshortcuts');
  },
};

export const SearchesByItsButton: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen oder springen …' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** At the foot of the navigation; the rail shows the key alone. */
export const ShowsTheKeysFromItsFoot: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, args }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Hauptnavigation' }));
    const keys = navigation.getByRole('button', { name: 'Tastenkürzel' });
    await expect(keys).toHaveAttribute('aria-keyshortcuts', '?');
    await userEvent.click(keys);
    await expect(args.onShortcuts).toHaveBeenCalledOnce();
  },
};

/** A phone has no such keys: its bar has the way to the palette, and the menu of the person the list. */
export const SearchesOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Tastenkürzel' })).toBeNull();
    const search = canvas.getByRole('button', { name: 'Suchen oder springen …' });
    await expect(search.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
    await userEvent.click(search);
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const SignsOut: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Jana Möller' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Who may not create shipments is not led there. */
export const WithoutCreating: Story = {
  args: { hrefs: { home: '/', shipments: '/sendungen' } },
  tags: ['state-forbidden'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sendung erstellen' })).not.toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { connection: 'offline' },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Hauptnavigation' }).getBoundingClientRect();
    // Beside the page it is a column, which reaches as far down; on a phone it is a bar of its own.
    const isColumn = navigation.height > navigation.width;
    if (isColumn)
      await expect(navigation.bottom).toBe(canvas.getByRole('main').getBoundingClientRect().bottom);
  },
};

export const Restored: Story = { args: { connection: 'restored' } };

export const HardCases: Story = {
  args: {
    person: {
      name: 'Dr. Annegret von und zu Hohenstein-Großwang',
      organizationName: 'Zentralverband Gefahrgutbeförderungsbeauftragter Norddeutschland e. V.',
    },
  },
  globals: { viewport: { value: 'w320' } },
};
