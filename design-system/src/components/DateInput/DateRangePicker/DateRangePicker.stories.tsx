import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Specimen } from '../../../stories/Specimen.tsx';
import { Column } from '../../../stories/Stack.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

/** Keeps the range as the owner of the field does. */
function Owner({ onChange, ...props }: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onChange={(range) => {
        setValue(range);
        onChange(range);
      }}
    />
  );
}

const week = { start: '2026-11-16', end: '2026-11-20' };

const meta = {
  component: DateRangePicker,
  args: {
    label: 'Zeitraum',
    value: week,
    onChange: fn(),
    presetsLabel: 'Häufige Zeiträume',
    presets: [
      { label: 'Heute', value: { start: '2026-11-20', end: '2026-11-20' } },
      { label: 'Letzte Woche', value: { start: '2026-11-09', end: '2026-11-15' } },
      { label: 'Dieser Monat', value: { start: '2026-11-01', end: '2026-11-30' } },
    ],
    reversedMessage: 'Das Ende liegt vor dem Beginn.',
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Owner {...args} label="Ausgefüllt" />
      <Owner {...args} label="Leer" value={null} description="Höchstens zwölf Monate." />
      <Owner {...args} label="Verkehrt" value={{ start: week.end, end: week.start }} />
      <Owner
        {...args}
        label="Pflichtfeld mit Fehler"
        value={null}
        isRequired
        errorMessage="Wählen Sie einen Zeitraum."
      />
      <Owner {...args} label="Gesperrt" isDisabled />
      <Specimen caption="isLabelHidden">
        <Owner {...args} label="Ohne sichtbaren Namen" isLabelHidden />
      </Specimen>
    </Column>
  ),
  play: async ({ canvas }) => {
    const filled = canvas.getByRole('group', { name: 'Ausgefüllt' });
    await expect(filled).toHaveTextContent('16.11.2026');
    await expect(filled).toHaveTextContent('20.11.2026');
    const beginnings = (group: HTMLElement) =>
      within(group)
        .getAllByRole('spinbutton', { name: /^Tag/ })
        .map((part) => part.getBoundingClientRect().left);
    await expect(beginnings(canvas.getByRole('group', { name: 'Leer' }))).toEqual(beginnings(filled));
    const required = within(canvas.getByRole('group', { name: /^Pflichtfeld mit Fehler/ }));
    await expect(required.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
      /Wählen Sie einen Zeitraum\./,
    );
  },
};

const openCalendar: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('application');
};

const day = (name: RegExp) => within(screen.getByRole('application')).getByRole('button', { name });

export const CalendarOpen: Story = {
  args: { minValue: '2026-11-04' },
  play: async (context) => {
    await openCalendar(context);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Häufige Zeiträume' })).toBeVisible());
    await expect(day(/ 3\. November 2026/)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithoutPresets: Story = { args: { presets: [] }, play: openCalendar };

export const HardCases: Story = {
  args: {
    label: 'Abrechnungszeitraum der Sendungsnachbelastungen',
    presets: [
      { label: 'Seit der letzten Rechnungsstellungsberichtigung', value: week },
      { label: 'Letztes Geschäftsjahr', value: { start: '2025-01-01', end: '2025-12-31' } },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    await openCalendar(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Both days in one go: a full year leads on to the second day. */
export const TakesTypedDays: Story = {
  tags: ['interaction'],
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1.12.2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('5.12.2026');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2026-12-05' }),
    );
  },
};

export const ReadsTwoDigitsOfAYear: Story = {
  tags: ['interaction'],
  args: { value: { start: '2026-12-01', end: '2026-12-05' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^Jahr, Enddatum/ }));
    await userEvent.keyboard('27');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-01', end: '2027-12-05' }),
    );
  },
};

/** All digits stay as they were typed, and the field says what is wrong with them. */
export const KeepsADayThatDoesNotExist: Story = {
  tags: ['interaction'],
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? canvas.getByRole('group'));
    await userEvent.keyboard('31022026');
    await expect(canvas.getByRole('group')).toHaveTextContent('31.02.2026');
    await expect(await canvas.findByText('Diesen Tag gibt es nicht.')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /^Tag, Enddatum/ })).toHaveFocus();
    await userEvent.keyboard('05032026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('spinbutton')[0] ?? canvas.getByRole('group'));
    await userEvent.keyboard('28');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-28', end: '2026-03-05' }),
    );
    await expect(canvas.queryByText('Diesen Tag gibt es nicht.')).not.toBeInTheDocument();
  },
};

export const MindsAnUnfinishedYearOnceItIsLeft: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^Jahr, Enddatum/ }));
    await userEvent.keyboard('202');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText(/^Das Datum ist unvollständig\./)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const TellsThatItIsEmptied: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.keyboard('17');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-17', end: '2026-11-20' }),
    );
  },
};

/** The field itself says what is wrong with it, and its owner learns of it too. */
export const MindsAReversedRange: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('28');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-28', end: '2026-11-20' }),
    );
    await expect(canvas.getByText('Das Ende liegt vor dem Beginn.')).toBeVisible();
    for (const segment of canvas.getAllByRole('spinbutton')) await expect(segment).toBeInvalid();
  },
};

export const PicksARangeByMouse: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await openCalendar(context);
    await userEvent.click(day(/ 9\. November 2026/));
    await userEvent.click(day(/ 13\. November 2026/));
    await expect(context.args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-13' });
    await waitFor(() => expect(screen.queryByRole('application')).not.toBeInTheDocument());
  },
};

/** After the first day, the focus is on the one that follows it. */
export const PicksARangeByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/16\. November 2026/)).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-16', end: '2026-11-24' });
  },
};

export const PicksAPreset: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await openCalendar(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Letzte Woche' }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-15' });
    await waitFor(() => expect(screen.queryByRole('application')).not.toBeInTheDocument());
  },
};

/** The error summary leads to a field by its id. */
export const TakesTheFocusByItsId: Story = {
  tags: ['interaction'],
  args: { id: 'period' },
  play: async ({ canvas }) => {
    document.getElementById('period')?.focus();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};
