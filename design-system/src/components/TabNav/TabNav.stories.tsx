import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { TabNav, type TabNavProps } from './TabNav.tsx';

const meta = {
  component: TabNav,
  args: {
    label: 'Sendungen nach Status',
    tabs: [
      { href: '/sendungen', label: 'Alle', count: '312', isCurrent: true },
      { href: '/sendungen?status=AVIS', label: 'Vorlagen (AVIS)', count: '24' },
      { href: '/sendungen?status=EXCEPTION', label: 'Ausnahmen', count: '5', isUrgent: true },
      { href: '/sendungen?status=DELIVERED', label: 'Zugestellt' },
    ],
  },
} satisfies Meta<typeof TabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="isCurrent">
        <TabNav {...args} label="Alle gewählt" />
      </Specimen>
      <Specimen caption="isCurrent, isUrgent">
        <TabNav
          {...args}
          label="Ausnahmen gewählt"
          tabs={args.tabs.map((tab) => ({ ...tab, isCurrent: tab.isUrgent }))}
        />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { current: 'page' });
    await expect(first).toHaveTextContent('Alle');
    await expect(second).toHaveTextContent('Ausnahmen');
  },
};

/** The current tab is in sight, also where the strip is too narrow for all. */
export const LastInNarrowStrip: Story = {
  tags: ['interaction'],
  render: (args) => (
    <div style={{ width: 240 }}>
      <TabNav {...args} tabs={args.tabs.map((tab, index) => ({ ...tab, isCurrent: index === 3 }))} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' });
    // The strip scrolls once it has been measured, which is with the next frame.
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(right));
  },
};

/** A tab of which the edge alone is in sight is not left there when the keyboard comes to it. */
export const ShowsTheFocusedTab: Story = {
  tags: ['interaction'],
  render: (args) => (
    <div style={{ width: 240 }}>
      <TabNav {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation');
    for (const tab of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(tab).toHaveFocus();
      const { left, right } = strip.getBoundingClientRect();
      // Within the pixel that a strip scrolls by at least.
      await expect(tab.getBoundingClientRect().left).toBeGreaterThan(left - 1);
      await expect(tab.getBoundingClientRect().right).toBeLessThan(right - 24 + 1);
    }
  },
};

/** A font that comes late has other widths, and so has a phone that is turned. */
export const KeepsTheCurrentTabInSight: Story = {
  tags: ['interaction'],
  render: LastInNarrowStrip.render,
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation');
    const current = canvas.getByRole('link', { current: 'page' });
    strip.style.letterSpacing = '3px';
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right),
    );
    strip.scrollLeft = 0;
    strip.style.letterSpacing = '6px';
    await new Promise(requestAnimationFrame);
    await expect(strip.scrollLeft).toBe(0);
  },
};

/** No tab moves when the counts come. */
export const KeepsRoomForCounts: Story = {
  tags: ['interaction'],
  render: (args) => (
    <Stack>
      <TabNav {...args} label="Ohne Zahlen" tabs={args.tabs.map((tab) => ({ ...tab, count: null }))} />
      <TabNav
        {...args}
        label="Mit Zahlen"
        tabs={args.tabs.map((tab) => ({ ...tab, count: tab.count ?? '5' }))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [before, after] = ['Ohne Zahlen', 'Mit Zahlen'].map((name) =>
      [...canvas.getByRole('navigation', { name }).querySelectorAll('a')].map(
        ({ offsetLeft, offsetHeight }) => ({
          offsetLeft,
          offsetHeight,
        }),
      ),
    );
    await expect(before).toEqual(after);
  },
};

function Searching(props: TabNavProps) {
  const [search, setSearch] = useState('');
  const tabs = props.tabs.map(({ href, ...tab }) => ({ ...tab, href: `${href}${search}` }));
  return (
    <NavigationProvider navigate={() => setSearch('#gesucht')}>
      <TabNav {...props} tabs={tabs} />
    </NavigationProvider>
  );
}

/** What is searched for stands in the address of each tab. */
export const KeepsTheFocusWhenAddressesChange: Story = {
  tags: ['interaction'],
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('link', { name: /Ausnahmen/ });
    tab.focus();
    await fireEvent.click(tab);
    await expect(canvas.getByRole('link', { name: /Ausnahmen/ })).toHaveAttribute(
      'href',
      '/sendungen?status=EXCEPTION#gesucht',
    );
    await expect(tab).toHaveFocus();
  },
};

const navigate = fn();

export const FollowsATabWithoutLoading: Story = {
  tags: ['interaction'],
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <TabNav {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await fireEvent.click(canvas.getByRole('link', { name: /Ausnahmen/ }));
    await expect(navigate.mock.calls).toEqual([['/sendungen?status=EXCEPTION']]);
  },
};

/** That more tabs follow is seen at the end of the strip; the last one can be scrolled out of the fade. */
export const FadesWhereMoreFollow: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation');
    await expect(getComputedStyle(strip).maskImage).toContain('linear-gradient');
    strip.scrollLeft = strip.scrollWidth;
    const last = canvas.getAllByRole('link').at(-1)?.getBoundingClientRect().right;
    await expect(last).toBeLessThanOrEqual(strip.getBoundingClientRect().right - 24);
  },
};

/** The strip is wider than the phone, the page is not. */
export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation');
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
