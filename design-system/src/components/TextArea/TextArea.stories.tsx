import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: {
    label: 'Hinweise für den Fahrer',
    defaultValue: 'Rampe 3, Anmeldung an der Pforte',
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesSeveralLines: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Hinweise für den Fahrer' }),
      '{Enter}bis 16 Uhr',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('Rampe 3, Anmeldung an der Pforte\nbis 16 Uhr');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <TextArea {...args} />
      <TextArea {...args} label="Leer" defaultValue="" placeholder="z. B. Rampe, Öffnungszeiten" />
      <TextArea {...args} label="Beschrieben" description="Der Fahrer sieht sie auf seinem Gerät." />
      <TextArea {...args} label="Pflichtfeld" isRequired />
      <TextArea {...args} label="Fehlerhaft" errorMessage="Maximal 35 Zeichen" />
      <TextArea {...args} label="Vier Zeilen" rows={4} />
      <TextArea {...args} label="Nur lesen" isReadOnly />
      <TextArea {...args} label="Gesperrt" isDisabled />
    </Column>
  ),
};

export const HardCases: Story = {
  args: {
    label: 'Anlieferungszeitfenstervereinbarung',
    defaultValue:
      'Wareneingangskontrollabteilungsleitungsvertretungszuständigkeit\nFußgängerzoneneinfahrtsgenehmigung',
  },
  globals: { viewport: { value: 'w320' } },
};
