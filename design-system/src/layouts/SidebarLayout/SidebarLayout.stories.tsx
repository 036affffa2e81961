import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { SidebarLeftLayout, SidebarRightLayout } from './SidebarLayout.tsx';

const meta = {
  component: SidebarLeftLayout,
  args: {
    sidebarLabel: 'Inhaltsverzeichnis',
    sidebar: 'Verantwortlicher · Zwecke · Ihre Rechte',
    children: <PageHeading>Datenschutz</PageHeading>,
  },
  argTypes: { sidebar: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SidebarLeftLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Inhaltsverzeichnis' })).toBeInTheDocument();
  },
};

export const Right: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    sidebarLabel: 'Zusammenfassung und Tarife',
    children: <PageHeading>Sendung erstellen</PageHeading>,
  },
  render: (args) => <SidebarRightLayout {...args} />,
};

export const RightOnATablet: Story = { ...Right, globals: { viewport: { value: 'w768' } } };

export const HardCases: Story = {
  args: { children: <PageHeading>Auftragsverarbeitungsvertragsbedingungen</PageHeading> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
