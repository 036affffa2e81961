import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import type { TimeFieldProps } from './TimeField.tsx';
import { TimeField } from './TimeField.tsx';

/** Keeps the time as the owner of the field does. */
function Owner({ onChange, ...props }: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeField
      {...props}
      value={value}
      onChange={(time) => {
        setValue(time);
        onChange(time);
      }}
    />
  );
}

const meta = {
  component: TimeField,
  args: { label: 'Späteste Abholzeit', unit: 'Uhr', value: '16:30', onChange: fn() },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Späteste Abholzeit' });
    await expect(group).toHaveTextContent(/16:30/);
  },
};

export const Empty: Story = { args: { value: null } };

/** Typed with and without a colon, with and without a leading zero. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('1630');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('16:30'));
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^Stunde/ }));
    await userEvent.keyboard('8:05');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('08:05'));
  },
};

/** No clock shows 25 hours or 61 minutes: the digit too many starts the part anew, in plain sight. */
export const TypedBeyondTheClock: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('25');
    await expect(canvas.getByRole('spinbutton', { name: /^Stunde/ })).toHaveTextContent('05');
    await userEvent.keyboard('61');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('05:01'));
  },
};

export const Pasted: Story = {
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste('halb drei');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste(' 14:30 ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('14:30'));
  },
};

export const Stepped: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('17:29'));
  },
};

export const Emptied: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.keyboard('09');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:30'));
  },
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    value: '07:00',
    description: 'Abholungen sind von 8 bis 18\u00A0Uhr möglich.',
    errorMessage: 'Die Uhrzeit liegt vor 8\u00A0Uhr.',
  },
  play: async ({ canvas }) => {
    for (const segment of canvas.getAllByRole('spinbutton')) await expect(segment).toBeInvalid();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
      /Die Uhrzeit liegt vor 8\u00A0Uhr\./,
    );
  },
};

/** The error summary leads to a field by its id. */
export const FocusedByItsId: Story = {
  args: { id: 'latest-time' },
  play: async ({ canvas }) => {
    document.getElementById('latest-time')?.focus();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const BrokenDraft: Story = {
  args: { value: '16.30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveTextContent('16');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <TimeField {...args} label="Ruhe" />
      <TimeField {...args} label="Leer" value={null} />
      <TimeField {...args} label="Ohne Einheit" unit={undefined} />
      <TimeField {...args} label="Pflichtfeld" value={null} isRequired errorMessage="Pflichtfeld" />
      <TimeField {...args} label="Nur lesen" isReadOnly />
      <TimeField {...args} label="Gesperrt" isDisabled />
    </Stack>
  ),
};

export const HardCases: Story = {
  args: {
    label: 'Späteste Abholzeit laut Rahmenvereinbarung mit dem Transportdienstleister',
    errorMessage: 'Zustellzeitfensterberechnungen sind für diesen Bestimmungsort nicht möglich.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
