import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Specimen } from '../../../stories/Specimen.tsx';
import { Column } from '../../../stories/Stack.tsx';
import type { DatePickerProps } from './DatePicker.tsx';
import { DatePicker } from './DatePicker.tsx';

/** Keeps the day as the owner of the field does. */
function Owner({ onChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day);
        onChange(day);
      }}
    />
  );
}

const meta = {
  component: DatePicker,
  args: { label: 'Gewünschter Zustelltag', value: '2026-11-27', onChange: fn() },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Owner {...args} label="Ausgefüllt" />
      <Owner {...args} label="Leer" value={null} />
      <Owner
        {...args}
        label="Mit Beschreibung"
        description="Freitag gewählt: Samstagszustellung ist vorausgewählt."
      />
      <Owner
        {...args}
        label="Pflichtfeld mit Fehler"
        value="2026-11-19"
        minValue="2026-11-23"
        isRequired
        errorMessage="Das Datum liegt in der Vergangenheit."
      />
      <Owner {...args} label="Gesperrt" isDisabled />
      <Specimen caption="isLabelHidden">
        <Owner {...args} label="Ohne sichtbaren Namen" isLabelHidden />
      </Specimen>
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ausgefüllt' })).toHaveTextContent(/^Fr\.,27\.11\.2026/);
    await expect(canvas.getByRole('group', { name: 'Leer' })).toHaveTextContent('tt.mm.jjjj');
    const invalid = within(canvas.getByRole('group', { name: /^Pflichtfeld mit Fehler/ }));
    // A typed day before the first one is not held back: the form answers.
    for (const segment of invalid.getAllByRole('spinbutton')) await expect(segment).toBeInvalid();
    await expect(invalid.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
      /Das Datum liegt in der Vergangenheit\./,
    );
  },
};

/** Weeks start on Monday; days before the first one offered can't be chosen. */
export const CalendarOpen: Story = {
  args: { minValue: '2026-11-23' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = within(await screen.findByRole('application'));
    await expect(calendar.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mo');
    await expect(calendar.getByRole('button', { name: /22\. November 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** It stays as it was typed, and the field says what is wrong with it. */
export const DayThatDoesNotExist: Story = {
  args: { value: '2026-02-28' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('31');
    await expect(await canvas.findByText('Diesen Tag gibt es nicht.')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Diesen Tag gibt es nicht.')).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveTextContent('31.02.2026');
  },
};

export const YearThatIsNotWhole: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('0103202');
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      await canvas.findByText('Das Datum ist unvollständig. Geben Sie Tag, Monat und Jahr an.'),
    ).toBeVisible();
    for (const segment of canvas.getAllByRole('spinbutton')) await expect(segment).toBeInvalid();
  },
};

export const HardCases: Story = {
  args: {
    label: 'Gewünschter Zustelltag der Sendung im Bestimmungsland',
    errorMessage: 'Zustellzeitfensterberechnungen sind für diesen Bestimmungsort nicht möglich.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('application');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** From a mail or a table, into whichever part has the focus; what is no day changes nothing. */
export const TakesAPastedDay: Story = {
  tags: ['interaction'],
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.paste('24.12.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(canvas.getByRole('group')).toHaveTextContent('24.12.2026');
    await userEvent.paste('Kiel');
    await userEvent.tab();
    await userEvent.paste('1. März 27');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-01');
    await expect(canvas.getByRole('group')).toHaveTextContent('01.03.2027');
  },
};

/** Typed as it is written: with dots, with and without leading zeros. */
export const TakesATypedDay: Story = {
  tags: ['interaction'],
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('27.11.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? canvas.getByRole('group'));
    await userEvent.keyboard('1.2.2027');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-02-01'));
  },
};

export const ReadsTwoDigitsOfAYear: Story = {
  tags: ['interaction'],
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('5.3.26');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05'));
  },
};

export const TakesACorrectedDay: Story = {
  tags: ['interaction'],
  args: { value: '2026-02-28' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('31');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(await canvas.findByText('Diesen Tag gibt es nicht.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? canvas.getByRole('group'));
    await userEvent.keyboard('28');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28'));
    await expect(canvas.queryByText('Diesen Tag gibt es nicht.')).not.toBeInTheDocument();
  },
};

export const MindsAnUnfinishedYearOnceItIsLeft: Story = {
  tags: ['interaction'],
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('0103202');
    await expect(canvas.queryByText(/^Das Datum ist unvollständig/)).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText(/^Das Datum ist unvollständig/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TellsThatItIsEmptied: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.keyboard('28');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28'));
  },
};

export const PicksADayByMouse: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = await screen.findByRole('application');
    await userEvent.click(within(calendar).getByRole('button', { name: /30\. November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
  },
};

export const PicksADayByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /27\. November 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
  },
};

/** The error summary leads to a field by its id. */
export const TakesTheFocusByItsId: Story = {
  tags: ['interaction'],
  args: { id: 'delivery-day' },
  play: async ({ canvas }) => {
    document.getElementById('delivery-day')?.focus();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};

export const ShowsABrokenDraftAsEmpty: Story = {
  tags: ['interaction'],
  args: { value: '27.11.2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('tt.mm.jjjj');
  },
};
