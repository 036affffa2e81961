import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Aktiv', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Aktiv' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { defaultSelected: true } };

export const Described: Story = {
  args: { label: 'Sitzungsaufzeichnung', description: 'Nach einer Änderung wird die Seite neu geladen.' },
};

export const Invalid: Story = {
  args: { label: 'Abholung aktiv', errorMessage: 'Status der Abholung konnte nicht geändert werden!' },
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      <Switch label="Aus" />
      <Switch label="An" defaultSelected />
      <Switch label="Gesperrt" isDisabled />
      <Switch label="Gesperrt und an" isDisabled defaultSelected />
    </Stack>
  ),
};

export const AtThePackingBench: Story = {
  args: { defaultSelected: true },
  globals: { density: 'packplatz' },
};

export const HardCases: Story = {
  args: {
    label: 'Sendungsstatusänderungsbenachrichtigungen an die Empfängerunternehmen verschicken',
    description: 'Benachrichtigungseinstellungsänderungen gelten sofort.',
  },
  globals: { viewport: { value: 'w320' } },
};
