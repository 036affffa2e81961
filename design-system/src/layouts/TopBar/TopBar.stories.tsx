import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { topBarSlots } from '../../stories/shell.tsx';
import { TopBar, topBarTones } from './TopBar.tsx';

const meta = {
  component: TopBar,
  args: topBarSlots,
  argTypes: { tone: { control: 'inline-radio', options: topBarTones } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inverse: Story = { args: { tone: 'inverse' } };

export const BrandAndProfileOnly: Story = {
  args: { search: undefined, primaryAction: undefined, bell: undefined, organisation: undefined },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
