import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ErrorPage } from '../../errors/ErrorPage/ErrorPage.tsx';
import { ShellKeys } from '../AppShell/ShellKeys.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { themeOfStories } from '../shell-fixtures.ts';
import { type BackofficeHrefs } from './backoffice-places.ts';
import { BackofficeShell } from './BackofficeShell.tsx';

const everywhere: BackofficeHrefs = {
  backoffice: '/backoffice',
  organizations: '/backoffice/organisationen',
  allShipments: '/backoffice/sendungen',
  offers: '/backoffice/angebote',
  carrierProducts: '/backoffice/carrier-produkte',
  packagingTypes: '/backoffice/verpackungsarten',
  countries: '/backoffice/laender',
  testCenter: '/backoffice/testcenter',
  carrierApi: '/backoffice/carrier-api',
  contentPages: '/backoffice/inhaltsseiten',
  auditLogs: '/backoffice/audit-logs',
};

const meta = {
  component: BackofficeShell,
  tags: ['frame'],
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    person: { name: 'Mehmet Öztürk', email: 'mehmet.oeztuerk@lotse.example' },
    hrefs: { home: '/backoffice', application: '/sendungen', places: {} },
    bell: <NotificationBell unread={3} isExpanded={false} onPress={fn()} />,
    connection: 'online',
    areLettersOn: true,
    onSearch: fn(),
    onShortcuts: fn(),
    theme: themeOfStories,
    onSignOut: fn(),
    routeKey: '/backoffice',
    children: (
      <ErrorPage state={{ kind: 'notFound' }} homeHref="/backoffice" onReload={fn()} onRetry={fn()} />
    ),
  },
} satisfies Meta<typeof BackofficeShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { hrefs: { home: '/backoffice', application: '/sendungen', places: everywhere } },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Hauptnavigation' }));
    await expect(navigation.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.getAllByRole('link')).toHaveLength(11);
  },
};

/** Switched off, single letters do nothing, and the others do. */
export const LeavesLettersAlone: Story = {
  tags: ['interaction'],
  args: { areLettersOn: false },
  render: (args) => <BackofficeShell {...args} commands={<ShellKeys {...args} hrefs={{}} />} />,
  play: async ({ args }) => {
    await userEvent.keyboard('?');
    await expect(args.onShortcuts).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** A run of a job is looked at from the overview. */
export const BelowAPlace: Story = {
  tags: ['interaction'],
  args: {
    hrefs: { home: '/backoffice', application: '/sendungen', places: everywhere },
    routeKey: '/backoffice/cron-runs/run_1',
  },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.textContent)).toEqual(['Übersicht']);
  },
};

/** Somebody who may see nothing there finds no navigation, and no column for it. */
export const LeadsNowhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(0);
  },
};

export const LeadsToTheApplication: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zur Anwendung' })).toHaveAttribute('href', '/sendungen');
  },
};

/** Staff have the same commands as everybody, by the bar, by their keys and in the menu. */
export const OpensItsCommands: Story = {
  tags: ['interaction'],
  render: (args) => <BackofficeShell {...args} commands={<ShellKeys {...args} hrefs={{}} />} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen oder springen …' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Mehmet Öztürk' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Tastenkürzel/ }));
    await expect(args.onShortcuts).toHaveBeenCalledOnce();
  },
};

/** A phone has no such keys: the bar has the way to them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('button', { name: 'Suchen oder springen …' });
    await expect(search.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The bar scrolls: the place somebody is at is in sight, and its word stands apart from those beside it. */
export const LastPlaceOnAPhone: Story = {
  args: {
    hrefs: { home: '/backoffice', application: '/sendungen', places: everywhere },
    routeKey: '/backoffice/audit-logs',
  },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page', name: 'Audit-Logs' });
    const { right } = current.getBoundingClientRect();
    await expect(Math.floor(right)).toBeLessThanOrEqual(window.innerWidth);
    const words = canvas.getByText('Organisationen').getBoundingClientRect();
    await expect(canvas.getByText('Sendungen').getBoundingClientRect().left - words.right).toBeGreaterThan(
      16,
    );
  },
};

/** Its bar has no room for the link on a phone. */
export const LeadsToTheApplicationOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Mehmet Öztürk' }));
    const exit = await screen.findByRole('menuitem', { name: 'Zur Anwendung' });
    await expect(exit).toHaveAttribute('href', '/sendungen');
  },
};

export const SignsOut: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Mehmet Öztürk' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { connection: 'offline' }, tags: ['state-failed'] };

export const HardCases: Story = {
  args: { person: { name: 'Dr. Annegret von und zu Hohenstein-Großwang' } },
  globals: { viewport: { value: 'w320' } },
};
