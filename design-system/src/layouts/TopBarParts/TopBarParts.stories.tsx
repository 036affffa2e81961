import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Menu, MenuItem } from '../../components/Menu/Menu.tsx';
import {
  TopBarAction,
  TopBarBell,
  TopBarChoice,
  TopBarHome,
  TopBarProfile,
  TopBarSearch,
} from './TopBarParts.tsx';

const meta = {
  component: TopBarBell,
  args: { label: 'Benachrichtigungen, 3 ungelesen', count: 3, isExpanded: false, onPress: fn() },
} satisfies Meta<typeof TopBarBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bell: Story = {
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen', expanded: false });
    await userEvent.click(bell);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const BellWithoutCount: Story = {
  args: { count: 0, label: 'Benachrichtigungen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').querySelector('[data-count]')).toBeNull();
  },
};

export const BellWithManyAndOpen: Story = {
  args: { count: 312, label: 'Benachrichtigungen, 312 ungelesen', isExpanded: true },
  play: async ({ canvas }) => {
    const count = canvas.getByRole('button', { expanded: true }).querySelector('[data-count]');
    await expect(count).toHaveAttribute('data-count', '99+');
  },
};

export const Home: Story = { render: () => <TopBarHome href="/">Lotse</TopBarHome> };

export const Action: Story = {
  render: () => (
    <TopBarAction href="/neu" label="Sendung erstellen" icon={Plus} shortcut="N" aria-keyshortcuts="n" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sendung erstellen' })).toHaveAttribute('href', '/neu');
  },
};

const onSearch = fn();

export const Search: Story = {
  render: () => (
    <TopBarSearch
      label="Suchen oder springen …"
      shortcut="Strg+K"
      aria-keyshortcuts="Control+K"
      onPress={onSearch}
    />
  ),
  play: async ({ canvas }) => {
    onSearch.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen oder springen …' }));
    await expect(onSearch).toHaveBeenCalledOnce();
  },
};

export const ChoiceWithMenu: Story = {
  render: () => (
    <Menu trigger={<TopBarChoice value="Tietze GmbH" label="Organisation: Tietze GmbH" />}>
      <MenuItem label="Labor Dr. Özgür Şahin MVZ" />
    </Menu>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Organisation: Tietze GmbH' }));
    await expect(await screen.findByRole('menuitem')).toHaveTextContent('Labor Dr. Özgür Şahin MVZ');
  },
};

export const ProfileWithMenu: Story = {
  render: () => (
    <Menu trigger={<TopBarProfile name="Jana Möller" label="Profil von Jana Möller" />}>
      <MenuItem label="Abmelden" />
    </Menu>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Jana Möller' }));
    await screen.findByRole('menuitem', { name: 'Abmelden' });
  },
};

export const HardCases: Story = {
  render: () => (
    <TopBarChoice
      value="Orthopädietechnik und Rehabilitationsbedarfsgroßhandlung Wüllenweber GmbH"
      label="Organisation: Orthopädietechnik und Rehabilitationsbedarfsgroßhandlung Wüllenweber GmbH"
    />
  ),
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
