import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

/** Keeps the ticks as the owner of the field does. */
function Owner({ onChange, ...props }: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CheckboxGroup
      {...props}
      value={value}
      onChange={(choices) => {
        setValue(choices);
        onChange(choices);
      }}
    />
  );
}

const meta = {
  component: CheckboxGroup,
  args: { label: 'Abholtage', options: weekdays, value: ['1', '4'], onChange: fn() },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Owner {...args} />
      <Owner {...args} label="Nebeneinander" orientation="horizontal" />
      <Owner
        {...args}
        label="Als Kacheln"
        options={['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].map((label, day) => ({
          value: String(day),
          label,
        }))}
        orientation="tiles"
      />
      <Owner
        {...args}
        label="Benachrichtigungen"
        options={[
          { value: 'delivered', label: 'Zugestellt', description: 'Sobald der Dienstleister es meldet.' },
          { value: 'failed', label: 'Nicht zustellbar', isDisabled: true },
        ]}
        value={['failed']}
      />
      <Owner
        {...args}
        label="Pflichtfeld mit Fehler"
        value={[]}
        isRequired
        orientation="horizontal"
        errorMessage="Wählen Sie mindestens einen Tag."
      />
      <Owner {...args} label="Gesperrt" orientation="horizontal" isDisabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pflichtfeld mit Fehler' })).toHaveAccessibleDescription(
      'Wählen Sie mindestens einen Tag.',
    );
  },
};

export const HardCases: Story = {
  args: {
    label: 'Abholtage laut Rahmenvereinbarung mit dem Transportdienstleister',
    options: [{ value: '1', label: 'Feiertagsregelungsabhängige Samstagsabholung' }],
    errorMessage: 'Feiertagsregelungsabhängigkeiten verhindern die Abholung am gewählten Wochentag.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The values keep the order of the options, in whatever order they are ticked. */
export const TicksByKeyboard: Story = {
  tags: ['interaction'],
  args: { id: 'abholtage' },
  play: async ({ args, canvas }) => {
    document.getElementById('abholtage')?.focus();
    await expect(canvas.getByRole('checkbox', { name: 'Montag' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '2', '4']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '4']);
  },
};
