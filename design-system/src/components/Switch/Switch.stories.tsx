import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Aktiv', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnsOnByAClick: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Aktiv' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Switch label="Aus" />
      <Switch label="An" defaultSelected />
      <Switch label="Gesperrt" isDisabled />
      <Switch label="Gesperrt und an" isDisabled defaultSelected />
      <Switch label="Sitzungsaufzeichnung" description="Nach einer Änderung wird die Seite neu geladen." />
      <Switch label="Abholung aktiv" errorMessage="Status der Abholung konnte nicht geändert werden!" />
      <Specimen caption="isLabelHidden">
        <Switch label="Ohne sichtbare Worte" isLabelHidden />
      </Specimen>
      <Specimen caption="density packplatz">
        <div data-density="packplatz">
          <Switch label="Am Packplatz" defaultSelected />
        </div>
      </Specimen>
    </Stack>
  ),
};

export const HardCases: Story = {
  args: {
    label: 'Sendungsstatusänderungsbenachrichtigungen an die Empfängerunternehmen verschicken',
    description: 'Benachrichtigungseinstellungsänderungen gelten sofort.',
  },
  globals: { viewport: { value: 'w320' } },
};
