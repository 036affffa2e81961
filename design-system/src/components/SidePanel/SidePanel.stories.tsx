import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { SidePanelProps } from './SidePanel.tsx';
import { SidePanel, SidePanelFrame } from './SidePanel.tsx';

const numbers = ['00340433836442636597', '1Z8E6A436804192545', 'MX-2611-08844'];

const meta = {
  component: SidePanel,
  args: {
    label: 'Sendung 00340433836442636597',
    closeLabel: 'Schließen',
    onClose: fn(),
    header: 'In Zustellung',
    children: <p>Zahntechnik Löwenstein & Partner mbB, 73525 Schwäbisch Gmünd</p>,
  },
  argTypes: { header: { control: false }, actions: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <SidePanelFrame panel={<SidePanel {...args} />}>
      <p>Drei Sendungen</p>
    </SidePanelFrame>
  ),
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sendung 00340433836442636597' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <IconButton label="Vorherige Sendung" icon={ChevronUp} />
        <IconButton label="Nächste Sendung" icon={ChevronDown} />
      </>
    ),
  },
};

export const LeavesTheFocus: Story = {
  args: { shouldTakeFocus: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).not.toHaveFocus();
  },
};

export const BesideItsList: Story = {
  render: (args) => <List {...args} />,
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('button', { name: 'MX-2611-08844' });
    await userEvent.click(entry);
    await expect(canvas.getByRole('region', { name: 'Sendung MX-2611-08844' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(entry).toHaveFocus();
  },
};

function List(props: SidePanelProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <SidePanelFrame
      panel={chosen && <SidePanel {...props} label={`Sendung ${chosen}`} onClose={() => setChosen(null)} />}
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
    children: numbers.map((number) => (
      <p key={number}>
        {number} Orthopädietechnik und Rehabilitationsbedarfsgroßhandlung Wüllenweber Gesellschaft mbH
      </p>
    )),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
