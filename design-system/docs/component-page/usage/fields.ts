import { closes, field, type UsageByTitle } from './usage-entry.ts';

const inChoices = [
  ['Tab', 'Enters at the chosen one and leaves it again'],
  ['Arrow keys', 'Choose the next or the previous one'],
] as const;

/** What is typed into or chosen from. */
export const fields: UsageByTitle = {
  'Components/Field': {
    insteadOf: 'Screens take the fields that are built on it; it is for a new kind of control.',
    name: field,
    keyboard: [],
  },
  'Components/FieldGroup': {
    insteadOf: 'One choice out of several: a RadioGroup. A part of a page with a heading needs no group.',
    name: 'The group from `label`, its legend; each field from its own label.',
    keyboard: [['Tab', 'Moves from field to field; the group itself is no stop']],
  },
  'Components/TextField': {
    insteadOf:
      'Several lines: a TextArea. Numbers: a DecimalField or MoneyField. E-mail, phone, postcode and web ' +
      'addresses stay TextFields: spread `textFieldPurposes`.',
    name: `${field} A unit belongs to the description.`,
    keyboard: [],
  },
  'Components/TextArea': {
    insteadOf: 'What fits into one line: a TextField.',
    name: field,
    keyboard: [['Enter', 'Begins a new line; it does not send the form']],
  },
  'Components/CodeField': {
    insteadOf: 'Sentences, also long ones: a TextArea.',
    name: `${field} The numbers of the lines are for the eye.`,
    keyboard: [
      ['Enter', 'Begins a new line; it does not send the form'],
      ['Tab', 'Goes to the next field; it writes no character'],
    ],
  },
  'Components/FileDrop': {
    insteadOf: 'A picture that is only shown has no field. Text that can be pasted: a TextArea.',
    name: `${field} The prompt is not part of it.`,
    keyboard: [['Enter, Space', 'Opens the choice of files']],
  },
  'Components/DecimalField': {
    insteadOf: 'Euros: a MoneyField. Digits that are no number, such as a postcode: a TextField.',
    name: `${field} The unit belongs to the description.`,
    keyboard: [],
  },
  'Components/MoneyField': {
    insteadOf: 'Measures and amounts of things: a DecimalField.',
    name: `${field} Say net or gross in it; „€“ belongs to the description.`,
    keyboard: [],
  },
  'Components/DateInput/TimeField': {
    insteadOf: 'A few fixed times: a Select. How long something takes: a DecimalField with a unit.',
    name: 'From `label`; hour and minute add theirs.',
    keyboard: [
      [
        'Digits',
        'Fill the part and move on when it is full; a colon moves on too; beyond 23 or 59 it starts anew',
      ],
      ['Ctrl + V', 'Fills both parts with a pasted time, such as 14:30'],
      ['Arrow left, Arrow right', 'Moves between hour and minute'],
      ['Arrow up, Arrow down', 'Changes the part by one'],
      ['Backspace', 'Empties the part'],
    ],
  },
  'Components/DateInput/DatePicker': {
    insteadOf: 'From one day to another: a DateRangePicker. A date that nobody picks, such as a birthday.',
    name: 'From `label`; day, month and year add theirs.',
    keyboard: [
      [
        'Digits',
        'Fill the part and move on when it is full; a day that does not exist stays, with a message',
      ],
      ['Arrow left, Arrow right', 'Moves between day, month and year; in the calendar by a day'],
      ['Arrow up, Arrow down', 'Changes the part by one; in the calendar moves by a week'],
      ['Alt + Arrow down', 'Opens the calendar'],
      ['Page up, Page down', 'In the calendar moves by a month'],
      closes,
    ],
  },
  'Components/DateInput/DateRangePicker': {
    insteadOf: 'One day: a DatePicker. Three or four fixed periods: a SegmentedControl.',
    name: 'From `label`; first and last day and their parts add theirs. The presets from `presetsLabel`.',
    keyboard: [
      ['Digits', 'Fill the part and move on when it is full, from the first day to the last'],
      ['Arrow left, Arrow right', 'Moves between the parts of both days; in the calendar by a day'],
      ['Arrow up, Arrow down', 'Changes the part by one; in the calendar moves by a week'],
      ['Alt + Arrow down', 'Opens the calendar'],
      ['Enter', 'In the calendar marks the first day, then the last'],
      ['Page up, Page down', 'In the calendar moves by a month'],
      ['Tab', 'In the calendar moves on to the presets'],
      closes,
    ],
  },
  'Components/Checkbox': {
    insteadOf: 'What takes effect at once is a Switch.',
    name: 'From `label`, which is required.',
    keyboard: [['Space', 'Ticks or clears it']],
  },
  'Components/Switch': {
    insteadOf: 'What counts when a form is sent is a Checkbox.',
    name: 'From `label`; the words do not change with the state.',
    keyboard: [['Space', 'Turns it on or off']],
  },
  'Components/RadioGroup': {
    insteadOf:
      'More than about six choices: a Select. Two or three views of the same thing: a SegmentedControl.',
    name: 'The group from `label`, each choice from its own.',
    keyboard: inChoices,
  },
  'Components/SegmentedControl': {
    insteadOf: 'Choices that belong to a form and need explaining: a RadioGroup.',
    name: 'The group from `label`, each choice from its words.',
    keyboard: inChoices,
  },
  'Components/Select': {
    insteadOf: 'More than about fifteen choices, or ones that are looked up: a ComboBox.',
    name: field,
    keyboard: [
      ['Arrow keys', 'Choose the next or the previous one'],
      ['Letters', 'Choose the next one that begins with them'],
    ],
  },
  'Components/ComboBox': {
    insteadOf: 'Few choices that everybody knows: a Select. Commands from everywhere: a CommandPalette.',
    name: field,
    keyboard: [
      ['Arrow down, Arrow up', 'Opens the list and moves through it, across its groups'],
      ['Enter', 'Takes the marked entry, or tries again on the entry that says so'],
      ['Escape', 'Closes the list and keeps what was typed'],
    ],
  },
  'Components/SearchableSelect': {
    insteadOf: 'Up to about thirty choices: a Select. What the server has to look up: a ComboBox.',
    name: field,
    keyboard: [
      ['Letters', 'Show the choices that hold them'],
      ['Arrow down, Arrow up', 'Opens the list and moves through it'],
      ['Enter', 'Takes the marked choice'],
      ['Escape', 'Closes the list; what was typed gives way to the choice'],
    ],
  },
  'Components/MultiSelect': {
    insteadOf: 'Up to about seven choices that should all be seen: a CheckboxGroup.',
    name: `${field} What is chosen is a list named by \`chosenLabel\`.`,
    keyboard: [
      ['Letters', 'Show the choices that hold them'],
      ['Arrow down, Arrow up', 'Opens the list and moves through it'],
      ['Enter', 'Takes the marked choice, or gives it back; on a cross takes the choice back'],
      closes,
    ],
  },
  'Components/CheckboxGroup': {
    insteadOf: 'More than about seven choices: a MultiSelect. One of them only: a RadioGroup.',
    name: 'The group from `label`, each box from its own.',
    keyboard: [['Space', 'Ticks or clears a box']],
  },
  'Components/SearchField': {
    insteadOf: 'A field of a form that nothing is searched with: a TextField.',
    name: field,
    keyboard: [
      ['Enter', 'Searches at once'],
      ['Escape', 'Empties the field; pressed again, it goes to what is around it'],
    ],
  },
  'Components/ErrorSummary': {
    insteadOf:
      'What is wrong with one field stands at that field as well. A failure of the server: a Banner.',
    name: 'The region from `title`, which counts the errors and takes the focus; each link from its message.',
    keyboard: [['Enter', 'On a line: goes to its field']],
  },
};
