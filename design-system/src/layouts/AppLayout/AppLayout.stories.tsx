import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { OfflineBanner } from '../../components/OfflineBanner/OfflineBanner.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { SidePanel, SidePanelFrame } from '../../components/SidePanel/SidePanel.tsx';
import { navItems, topBarSlots } from '../../stories/shell.tsx';
import type { AppLayoutProps } from './AppLayout.tsx';
import { AppLayout } from './AppLayout.tsx';

const nothing = () => {};

const meta = {
  component: AppLayout,
  args: {
    ...topBarSlots,
    skipLabel: 'Zum Inhalt springen',
    navLabel: 'Hauptnavigation',
    navItems,
    routeKey: '/sendungen',
    children: <PageHeading>Sendungen</PageHeading>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
    await expect(canvas.getByRole('banner')).toBeInTheDocument();
    await expect(canvas.getByRole('main')).toBeInTheDocument();
  },
};

export const Rail: Story = { globals: { viewport: { value: 'w768' } } };

export const Phone: Story = { globals: { viewport: { value: 'w375' } } };

export const Offline: Story = {
  args: {
    banner: (
      <OfflineBanner
        state="offline"
        offlineText="Keine Verbindung. Ihre Eingaben bleiben erhalten."
        restoredText="Wieder verbunden."
      />
    ),
  },
};

export const WithDrawer: Story = {
  args: {
    drawer: (
      <Drawer title="Benachrichtigungen" closeLabel="Schließen" onClose={nothing}>
        <p>keine Benachrichtigungen</p>
      </Drawer>
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect(canvas.getByRole('dialog').getBoundingClientRect().top).toBe(bar.bottom);
  },
};

export const WithSidePanel: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    children: (
      <SidePanelFrame
        panel={
          <SidePanel label="Sendung 4711" closeLabel="Schließen" onClose={nothing} header="In Zustellung">
            <p>Zahntechnik Löwenstein</p>
          </SidePanel>
        }
      >
        <PageHeading>Sendungen</PageHeading>
      </SidePanelFrame>
    ),
  },
};

function Site(props: AppLayoutProps) {
  const [path, setPath] = useState('/sendungen');
  return (
    <AppLayout
      {...props}
      routeKey={path}
      navFooter={<Button onPress={() => setPath('/kontakte')}>Weiter</Button>}
    >
      <PageHeading key={path}>{path === '/sendungen' ? 'Sendungen' : 'Kontakte'}</PageHeading>
    </AppLayout>
  );
}

export const HeadingTakesTheFocusAfterAChange: Story = {
  render: (args) => <Site {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('heading', { name: 'Kontakte' })).toHaveFocus();
  },
};

export const HardCases: Story = {
  args: { children: <PageHeading>Sendungsverfolgungsbenachrichtigungseinstellungen</PageHeading> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
