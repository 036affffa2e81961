import { ChevronDown, ChevronUp } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AppPage } from '../../stories/AppPage.tsx';
import { ShipmentFacts } from '../../stories/ShipmentFacts.tsx';
import { ShipmentsPage } from '../../stories/ShipmentsPage.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { addToast, toastQueue } from '../Toast/toast-queue.ts';
import { ToastRegion } from '../Toast/Toast.tsx';
import type { SidePanelProps } from './SidePanel.tsx';
import { SidePanel, SidePanelFrame } from './SidePanel.tsx';

const numbers = ['00340433836442636597', '1Z8E6A436804192545', 'MX-2611-08844'];

const meta = {
  component: SidePanel,
  args: {
    label: 'Sendung 00340433836442636597',
    closeLabel: 'Schließen',
    onOpenChange: fn(),
    header: (
      <StatusMark glyph="three-quarters" tone="success" appearance="chip">
        In Zustellung
      </StatusMark>
    ),
    actions: (
      <>
        <IconButton label="Vorherige Sendung" icon={ChevronUp} />
        <IconButton label="Nächste Sendung" icon={ChevronDown} />
      </>
    ),
    children: <ShipmentFacts />,
  },
  argTypes: { header: { control: false }, actions: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppPage>
      <SidePanelFrame panel={<SidePanel {...args} />}>
        <ShipmentsPage />
      </SidePanelFrame>
    </AppPage>
  ),
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideItsList: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('table').getBoundingClientRect();
    await expect(canvas.getByRole('region').getBoundingClientRect().left).toBeGreaterThanOrEqual(list.right);
  },
};

/** Where there is no room for both, the panel lies over its list. */
export const OverItsList: Story = {
  globals: { viewport: { value: 'w1200' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('table').getBoundingClientRect();
    await expect(canvas.getByRole('region').getBoundingClientRect().left).toBeLessThan(list.right);
  },
};

/** What a toast tells may just have changed what stands there: status, number and the way out stay in sight. */
export const LeavesItsHeadFreeOfToasts: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w768' } },
  beforeEach: () => {
    toastQueue.clear();
    return () => toastQueue.clear();
  },
  render: (args) => (
    <AppPage>
      <SidePanelFrame panel={<SidePanel {...args} />}>
        <ShipmentsPage />
      </SidePanelFrame>
      <ToastRegion label="Meldungen" closeLabel="Meldung schließen" />
    </AppPage>
  ),
  play: async ({ args, canvas }) => {
    addToast({ title: 'Sendung wurde storniert.', tone: 'success' });
    const toast = (await screen.findByRole('region', { name: 'Meldungen' })).getBoundingClientRect();
    const panel = canvas.getByRole('region', { name: args.label }).getBoundingClientRect();
    await expect(toast.right).toBeLessThanOrEqual(panel.left);
    await expect(toast.left).toBeGreaterThanOrEqual(0);
  },
};

export const TakesTheFocusAndClosesOnEscape: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Sendung 00340433836442636597' }));
    await expect(panel.getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const LeavesTheFocus: Story = {
  tags: ['interaction'],
  args: { shouldTakeFocus: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const GivesTheFocusBackToItsEntry: Story = {
  tags: ['interaction'],
  render: (args) => <List {...args} />,
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('button', { name: 'MX-2611-08844' });
    await userEvent.click(entry);
    const panel = within(canvas.getByRole('region', { name: 'Sendung MX-2611-08844' }));
    await expect(panel.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(entry).toHaveFocus();
  },
};

/** Somebody goes on to another entry, or comes by an address: closing leads to what was shown. */
export const GivesTheFocusToTheEntryThatIsShown: Story = {
  tags: ['interaction'],
  render: (args) => <Links {...args} />,
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: `Sendung ${numbers[0]}` }));
    await expect(first.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: numbers[1] }));
    await userEvent.click(canvas.getByRole('link', { name: numbers[2] }));
    const panel = canvas.getByRole('region', { name: `Sendung ${numbers[2]}` });
    panel.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: numbers[2] })).toHaveFocus();
  },
};

function Links(props: SidePanelProps) {
  const [shown, setShown] = useState<string | null>(numbers[0] ?? null);
  return (
    <SidePanelFrame
      panel={shown && <SidePanel {...props} label={`Sendung ${shown}`} onOpenChange={() => setShown(null)} />}
    >
      <ul>
        {numbers.map((number) => (
          <li key={number} aria-current={number === shown || undefined}>
            <a
              href={`#${number}`}
              onClick={(event) => {
                event.preventDefault();
                setShown(number);
              }}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </SidePanelFrame>
  );
}

function List(props: SidePanelProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <SidePanelFrame
      panel={
        chosen && <SidePanel {...props} label={`Sendung ${chosen}`} onOpenChange={() => setChosen(null)} />
      }
    >
      {numbers.map((number) => (
        <Button key={number} onPress={() => setChosen(number)}>
          {number}
        </Button>
      ))}
    </SidePanelFrame>
  );
}

export const HardCases: Story = {
  args: {
    header: 'Sendungsverfolgungsbenachrichtigungseinstellungen',
    children: (
      <DescriptionList
        items={[
          {
            term: 'Empfängerunternehmensbezeichnung',
            value:
              'Orthopädietechnik und Rehabilitationsbedarfsgroßhandlung Wüllenweber Gesellschaft mit beschränkter Haftung',
          },
          { term: 'Referenz', value: 'PO-00340433836442636597003404338364426365970034043383644' },
        ]}
      />
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
