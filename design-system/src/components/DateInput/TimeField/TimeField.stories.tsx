import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column } from '../../../stories/Stack.tsx';
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

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

/** Typed with and without a colon, with and without a leading zero. */
export const TakesATimeByItsDigits: Story = {
  tags: ['interaction'],
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

/** No clock shows 25 hours or 61 minutes: nothing is made of it, and the field says what it takes. */
export const RefusesWhatNoClockShows: Story = {
  tags: ['interaction'],
  args: { value: null },
  play: async ({ args, canvas }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton');
    if (!hour || !minute) throw new Error('A time has two parts.');
    await userEvent.tab();
    await userEvent.keyboard('25:61');
    await expect(args.onChange.mock.calls).toEqual([]);
    await expect(hour).not.toHaveTextContent(/\d/);
    await expect(minute).not.toHaveTextContent(/\d/);
    await expect(hour).toHaveAccessibleDescription(/von 00:00 bis 23:59/);
    await userEvent.click(hour);
    await userEvent.keyboard('31:00');
    // The first digit alone was an hour; the colon tells that it was not meant to be.
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(hour);
    await userEvent.keyboard('1:30');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('01:30'));
    await expect(hour).not.toHaveAccessibleDescription(/von 00:00 bis 23:59/);
  },
};

export const TakesAPastedTime: Story = {
  tags: ['interaction'],
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste('halb drei');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste(' 14:30 ');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('14:30'));
  },
};

export const StepsByArrowKeys: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('17:29'));
  },
};

export const EmptiesAndFillsAgain: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.keyboard('09');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:30'));
  },
};

/** The error summary leads to a field by its id. */
export const TakesTheFocusByItsId: Story = {
  tags: ['interaction'],
  args: { id: 'latest-time' },
  play: async ({ canvas }) => {
    document.getElementById('latest-time')?.focus();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};

export const ShowsNothingOfABrokenDraft: Story = {
  tags: ['interaction'],
  args: { value: '16.30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveTextContent('16');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <TimeField {...args} />
      <TimeField {...args} label="Leer" value={null} />
      <TimeField {...args} label="Ohne Einheit" unit={undefined} />
      <TimeField
        {...args}
        label="Fehlerhaft"
        value="07:00"
        isRequired
        description={'Abholungen sind von 8 bis 18\u00A0Uhr möglich.'}
        errorMessage={'Die Uhrzeit liegt vor 8\u00A0Uhr.'}
      />
      <TimeField {...args} label="Nur lesen" isReadOnly />
      <TimeField {...args} label="Gesperrt" isDisabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Späteste Abholzeit' })).toHaveTextContent(/16:30/);
    const [filled, empty] = ['Späteste Abholzeit', 'Leer'].map((name) => {
      const parts = within(canvas.getByRole('group', { name })).getAllByRole('spinbutton');
      return parts.map((part) => part.getBoundingClientRect().width);
    });
    await expect(empty).toEqual(filled);
    const segments = within(canvas.getByRole('group', { name: /^Fehlerhaft/ })).getAllByRole('spinbutton');
    for (const segment of segments) await expect(segment).toBeInvalid();
    await expect(segments[0]).toHaveAccessibleDescription(/Die Uhrzeit liegt vor 8\u00A0Uhr\./);
  },
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
