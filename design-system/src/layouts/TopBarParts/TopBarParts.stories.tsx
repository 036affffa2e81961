import { Plus } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Menu, MenuItem } from '../../components/Menu/Menu.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Row, Stack } from '../../stories/Stack.tsx';
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

export const BellReportsAPress: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen', expanded: false });
    await userEvent.click(bell);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="TopBarHome">
        <Row>
          <TopBarHome href="/">Lotse</TopBarHome>
        </Row>
      </Specimen>
      <Specimen caption="TopBarSearch">
        <Row>
          <Search />
        </Row>
      </Specimen>
      <Specimen caption="TopBarAction">
        <Row>
          <TopBarAction
            href="/neu"
            label="Sendung erstellen"
            icon={Plus}
            shortcut="N"
            aria-keyshortcuts="n"
          />
        </Row>
      </Specimen>
      <Specimen caption="TopBarBell: count 0, 3, 312; isExpanded">
        <Row>
          <TopBarBell {...args} count={0} label="Benachrichtigungen" />
          <TopBarBell {...args} />
          <TopBarBell {...args} count={312} label="Benachrichtigungen, 312 ungelesen" isExpanded />
        </Row>
      </Specimen>
      <Specimen caption="TopBarChoice">
        <Row>
          <Choice />
        </Row>
      </Specimen>
      <Specimen caption="TopBarProfile">
        <Row>
          <Profile />
        </Row>
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const none = canvas.getByRole('button', { name: 'Benachrichtigungen' });
    await expect(none.querySelector('[data-count]')).toBeNull();
    const many = canvas.getByRole('button', { name: 'Benachrichtigungen, 312 ungelesen', expanded: true });
    await expect(many.querySelector('[data-count]')).toHaveAttribute('data-count', '99+');
    // Whatever it says, the bell is to be seen beside it.
    for (const count of canvas.getAllByRole('button', { name: /ungelesen$/ })) {
      const bell = count.querySelector('svg')?.getBoundingClientRect();
      const number = count.querySelector('[data-count]')?.getBoundingClientRect();
      await expect(number?.left).toBeGreaterThan((bell?.left ?? 0) + (bell?.width ?? 0) / 4);
    }
    await expect(canvas.getByRole('link', { name: 'Sendung erstellen' })).toHaveAttribute('href', '/neu');
  },
};

const onSearch = fn();

function Search() {
  return (
    <TopBarSearch
      label="Suchen oder springen …"
      shortLabel="Suchen …"
      shortcut="Strg+K"
      aria-keyshortcuts="Control+K"
      onPress={onSearch}
    />
  );
}

function Choice() {
  return (
    <Menu trigger={<TopBarChoice value="Tietze GmbH" label="Organisation: Tietze GmbH" />}>
      <MenuItem label="Labor Dr. Özgür Şahin MVZ" />
    </Menu>
  );
}

function Profile() {
  return (
    <Menu trigger={<TopBarProfile name="Jana Möller" label="Profil von Jana Möller" />}>
      <MenuItem label="Abmelden" />
    </Menu>
  );
}

export const SearchReportsAPress: Story = {
  tags: ['interaction'],
  render: () => <Search />,
  play: async ({ canvas }) => {
    onSearch.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen oder springen …' }));
    await expect(onSearch).toHaveBeenCalledOnce();
  },
};

export const ChoiceOpensItsMenu: Story = {
  tags: ['interaction'],
  render: () => <Choice />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Organisation: Tietze GmbH' }));
    await expect(await screen.findByRole('menuitem')).toHaveTextContent('Labor Dr. Özgür Şahin MVZ');
  },
};

export const ProfileOpensItsMenu: Story = {
  tags: ['interaction'],
  render: () => <Profile />,
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
