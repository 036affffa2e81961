import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Notifications } from '../../components/Drawer/story-notifications.tsx';
import { OfflineBanner } from '../../components/OfflineBanner/OfflineBanner.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { SidePanel, SidePanelFrame } from '../../components/SidePanel/SidePanel.tsx';
import { ShipmentStatus } from '../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { Page } from '../../stories/Page.tsx';
import { navItems, topBarSlots } from '../../stories/shell.tsx';
import { ShipmentFacts } from '../../stories/ShipmentFacts.tsx';
import { ShipmentsPage } from '../../stories/ShipmentsPage.tsx';
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
    children: <ShipmentsPage />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeInTheDocument();
    await expect(canvas.getByRole('main')).toBeInTheDocument();
  },
};

/** Where there is room, the navigation is a column of words. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const words = within(canvas.getByRole('navigation')).getByText('Sendungen');
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(1);
  },
};

export const ReachesTheSkipLinkFirst: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
  },
};

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
      <Drawer title="Benachrichtigungen" closeLabel="Schließen" onOpenChange={nothing}>
        <Notifications />
      </Drawer>
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect(canvas.getByRole('dialog').getBoundingClientRect().top).toBe(bar.bottom);
  },
};

export const WithSidePanel: Story = {
  args: {
    children: (
      <SidePanelFrame
        panel={
          <SidePanel
            label="Sendung 00340433836442636597"
            closeLabel="Schließen"
            onOpenChange={nothing}
            header={<ShipmentStatus status="in_delivery" appearance="chip" />}
          >
            <ShipmentFacts />
          </SidePanel>
        }
      >
        <ShipmentsPage />
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
  tags: ['interaction'],
  render: (args) => <Site {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('heading', { name: 'Kontakte' })).toHaveFocus();
  },
};

export const HardCases: Story = {
  args: {
    children: (
      <Page>
        <PageHeading>Sendungsverfolgungsbenachrichtigungseinstellungen</PageHeading>
      </Page>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
