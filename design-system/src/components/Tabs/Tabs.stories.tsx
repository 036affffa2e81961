import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import type { TabItem, TabsProps } from './Tabs.tsx';
import { Tabs } from './Tabs.tsx';

const tabs: TabItem[] = [
  { id: 'expected', label: 'Erwartet', content: 'Zwei Packstücke, Zustellung bis 12 Uhr.' },
  { id: 'received', label: 'Erhalten', count: '12', content: 'Zwei Packstücke, Zustellung bis 17 Uhr.' },
  { id: 'difference', label: 'Vergleich', count: '1', isUrgent: true, content: 'Eine Abweichung.' },
];

const meta = {
  component: Tabs,
  args: { label: 'Ergebnis der Prüfung', tabs, onSelectionChange: fn() },
  argTypes: { keyboardActivation: { control: 'inline-radio', options: ['automatic', 'manual'] } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesByMouse: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Ergebnis der Prüfung' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Vergleich/ }));
    await expect(canvas.getByRole('tabpanel', { name: /Vergleich/ })).toHaveTextContent('Eine Abweichung.');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('difference');
  },
};

/** Arrow keys show the next tab at once and go round; Tab leads on into the panel. */
export const ChoosesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Erwartet' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Erhalten');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Erwartet');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const ShowsOnEnter: Story = {
  tags: ['interaction'],
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Erwartet');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Erhalten');
  },
};

export const SkipsTheDisabled: Story = {
  tags: ['interaction'],
  args: { tabs: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'received' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Erhalten/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Vergleich');
  },
};

function Owner(props: TabsProps) {
  const [shown, setShown] = useState('received');
  return <Tabs {...props} selectedKey={shown} onSelectionChange={setShown} />;
}

export const FollowsItsOwner: Story = {
  tags: ['interaction'],
  render: (args) => <Owner {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Erhalten');
    await userEvent.click(canvas.getByRole('tab', { name: 'Erwartet' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('bis 12 Uhr');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="count, isUrgent">
        <Tabs {...args} label="Ruhe" />
      </Specimen>
      <Specimen caption="defaultSelectedKey">
        <Tabs {...args} label="Zweite gewählt" defaultSelectedKey="received" />
      </Specimen>
      <Specimen caption="isDisabled">
        <Tabs
          {...args}
          label="Zweite gesperrt"
          tabs={tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'received' }))}
        />
      </Specimen>
    </Stack>
  ),
};

/** The row of tabs is wider than the phone and scrolls by itself, the page does not. */
export const HardCases: Story = {
  args: {
    tabs: tabs.map((tab) => ({
      ...tab,
      label: `${tab.label} laut Zollabfertigungsverzeichnis`,
      content: 'Ausfuhrkontrollklassifizierungsnummernverzeichnisauszugsbestätigungsvermerk liegt bei.',
    })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('tablist');
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
