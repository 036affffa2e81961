/** What a component's page says beyond its docstring, its properties and its stories. */
export interface Usage {
  /** When something else serves better. */
  insteadOf: string;
  /** Where its accessible name comes from. */
  name: string;
  /** Keys and what they do; those of the browser's own controls are left out where they are all there is. */
  keyboard: readonly (readonly [keys: string, does: string])[];
}

const press = ['Enter, Space', 'Presses it'] as const;
const closes = ['Escape', 'Closes it and gives the focus back to where it came from'] as const;
const staysInside = ['Tab, Shift + Tab', 'Moves within it and never leaves it'] as const;
const field = 'From `label`, which is required; `isLabelHidden` hides it from the eye only.';

/** By the title of the stories. */
export const usage: Readonly<Record<string, Usage>> = {
  'Components/Button': {
    insteadOf: 'What leads to another address is a Link or a ButtonLink.',
    name: 'From its words. While it is pending, from `pendingLabel`.',
    keyboard: [press],
  },
  'Components/IconButton': {
    insteadOf: 'An action that people meet for the first time needs words: take a Button.',
    name: 'From `label`, which also shows as a tooltip.',
    keyboard: [press],
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
    keyboard: [
      ['Tab', 'Enters the group at the chosen one and leaves it again'],
      ['Arrow keys', 'Choose the next or the previous one'],
    ],
  },
  'Components/SegmentedControl': {
    insteadOf: 'Choices that belong to a form and need explaining: a RadioGroup.',
    name: 'The group from `label`, each choice from its words.',
    keyboard: [
      ['Tab', 'Enters at the chosen one and leaves it again'],
      ['Arrow keys', 'Choose the next or the previous one'],
    ],
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
    insteadOf: 'Few choices that everybody knows: a Select.',
    name: field,
    keyboard: [
      ['Arrow down, Arrow up', 'Opens the list and moves through it'],
      ['Enter', 'Takes the marked entry'],
      ['Escape', 'Closes the list and keeps what was typed'],
    ],
  },
  'Components/SearchField': {
    insteadOf: 'A field of a form that nothing is searched with: a TextField.',
    name: field,
    keyboard: [
      ['Enter', 'Searches at once'],
      ['Escape', 'Empties the field; pressed again, it goes to what is around it'],
    ],
  },
  'Components/DatePicker': {
    insteadOf: 'A range of dates, or a date that nobody picks, such as a birthday.',
    name: 'From `label`; day, month and year add theirs.',
    keyboard: [
      ['Arrow left, Arrow right', 'Moves between day, month and year; in the calendar by a day'],
      ['Arrow up, Arrow down', 'Changes the part by one; in the calendar moves by a week'],
      ['Alt + Arrow down', 'Opens the calendar'],
      ['Page up, Page down', 'In the calendar moves by a month'],
      closes,
    ],
  },
  'Components/Menu': {
    insteadOf: 'A choice that stays visible is a Select; places to go are links.',
    name: 'From the button that opens it.',
    keyboard: [
      ['Enter, Space, Arrow down', 'Opens it at the first entry'],
      ['Arrow up, Arrow down', 'Moves through the entries and around'],
      ['Letters', 'Move to the next entry that begins with them'],
      closes,
    ],
  },
  'Components/Dialog': {
    insteadOf:
      'A question with two answers: ConfirmDialog. Something to look at beside the page: a SidePanel.',
    name: 'From `title`, which is its heading.',
    keyboard: [staysInside, closes],
  },
  'Components/ConfirmDialog': {
    insteadOf: 'What can be undone is not asked about: do it, and offer „Rückgängig“ in a Toast.',
    name: 'From its heading; its message is its description.',
    keyboard: [staysInside, ['Escape', 'Rejects; while the work is under way it does nothing']],
  },
  'Components/Drawer': {
    insteadOf: 'What must be answered before anything else goes on: a Dialog.',
    name: 'From its title.',
    keyboard: [['Tab', 'Moves through it and on to the page: it is not modal'], closes],
  },
  'Components/SidePanel': {
    insteadOf: 'What belongs to no entry of a list: a Drawer.',
    name: 'From `label`: say which entry it shows.',
    keyboard: [['Tab', 'Moves through it and on to the page: it is not modal'], closes],
  },
  'Components/Popover': {
    insteadOf: 'One short sentence without anything to press: a Tooltip.',
    name: 'From `label`.',
    keyboard: [closes],
  },
  'Components/Tooltip': {
    insteadOf: 'What people need to get on: write it on the page. Touch screens show no tooltips.',
    name: 'It adds a description; the name is that of what it stands at.',
    keyboard: [
      ['Tab', 'Shows it when the focus arrives'],
      ['Escape', 'Hides it'],
    ],
  },
  'Components/Toast': {
    insteadOf: 'What must not be missed: a Banner, or a message at its field.',
    name: 'The region has a label, each toast is named by its words.',
    keyboard: [
      ['F6', 'Moves into the region and back'],
      ['Tab', 'Moves through the buttons; as long as the focus is inside, no toast goes'],
    ],
  },
  'Components/Disclosure': {
    insteadOf: 'What most people need: show it.',
    name: 'From its summary, which says what is hidden.',
    keyboard: [['Enter, Space', 'Shows or hides the content']],
  },
  'Components/Link': {
    insteadOf: 'What does something and stays on the page: a Button.',
    name: 'From its words, which make sense without the sentence around them.',
    keyboard: [['Enter', 'Follows it']],
  },
};
