import type { UsageByTitle } from './usage-entry.ts';

/** What is read. */
export const content: UsageByTitle = {
  'Components/Table': {
    insteadOf: 'Rows of equal things: a DataTable, which is made of these parts.',
    name: 'From `label`; on phones each value brings the label of its column.',
    keyboard: [['Enter, Space', 'On the head of a column that sorts: changes the order']],
  },
  'Components/DataTable': {
    insteadOf: 'Thousands of rows: a WindowedTable. Facts about one thing: a DescriptionList.',
    name: 'From `label`; checkboxes and menus of a row name their row.',
    keyboard: [
      ['Tab', 'Moves from control to control, row by row'],
      [
        'Enter, Space',
        'On the head of a column that sorts: changes the order; on a row’s arrow: unfolds or folds it',
      ],
      ['Space', 'On the checkbox of a row or of the head: selects or clears'],
      ['Shift + Space', 'On the checkbox of a row: does the same to all rows since the last one'],
      ['Arrow down', 'On the button of a row’s menu: opens it'],
    ],
  },
  'Components/EditableCell': {
    insteadOf: 'Several values of a row that belong together: a form. A switch in a row: a Switch.',
    name: 'From `label`, with the value; while it is edited, the group and the field in it.',
    keyboard: [
      ['Enter, Space', 'Opens it with all of its text selected'],
      ['Enter', 'While it is edited: saves, and gives the focus back to the value'],
      ['Escape', 'While it is edited: gives up what was typed'],
    ],
  },
  'Components/WindowedTable': {
    insteadOf: 'Less than a few hundred rows: a DataTable, whose rows the browser finds.',
    name: 'From `label`, also of the box that scrolls.',
    keyboard: [
      ['Tab', 'Moves from control to control, row by row'],
      ['Arrow keys, Page up, Page down', 'Scroll the box that has the focus; in a row it stays where it was'],
    ],
  },
  'Components/DescriptionList': {
    insteadOf: 'The same facts of several things: a DataTable.',
    name: 'None; each value belongs to its term.',
    keyboard: [],
  },
  'Components/Timeline': {
    insteadOf: 'Steps that are still to come: a Stepper.',
    name: 'None; a list of days, each a list of its events. Put a heading above it.',
    keyboard: [],
  },
  'Components/PdfPreview': {
    insteadOf: 'A document that is only downloaded: a Link.',
    name: 'From `title`: say which document it is.',
    keyboard: [['Tab', 'Enters the browser’s own viewer and leaves it again']],
  },
  'Components/Avatar': {
    insteadOf: 'Something that no person stands for: an Icon.',
    name: 'None: hidden. The name of the person stands beside it or names the button around it.',
    keyboard: [],
  },
  'Components/StatTiles': {
    insteadOf: 'More than six numbers, or several rows of them: a DataTable.',
    name: 'None; each number belongs to its term.',
    keyboard: [],
  },
  'Components/Card': {
    insteadOf: 'What stands alone on a page needs none. Things with the same facts: a DataTable.',
    name: 'From `title`, its heading.',
    keyboard: [],
  },
  'Components/FieldDiff': {
    insteadOf: 'The facts of one state: a DescriptionList.',
    name: 'The table from `label`; each row begins with its field and how it changed.',
    keyboard: [],
  },
  'Components/LogView': {
    insteadOf: 'What happened to one thing, in a few steps: a Timeline.',
    name: 'The region from `label`.',
    keyboard: [['Arrow keys', 'Scroll it, as it takes the focus']],
  },
  'Components/Badge': {
    insteadOf: 'The state of a thing: a StatusMark. What can be taken off: FilterChips.',
    name: 'Its words are read where they stand.',
    keyboard: [],
  },
  'Components/StatusMark': {
    insteadOf: 'A mark that is no state: a Badge. A message: a Banner.',
    name: 'Its words; shape and colour only repeat them.',
    keyboard: [],
  },
  'Components/TextMark': {
    insteadOf: 'Our own sign: the BrandMark.',
    name: 'Its words: the company’s name.',
    keyboard: [],
  },
  'Components/Icon': {
    insteadOf: 'Words, where a drawing alone is not known to everybody.',
    name: 'None beside words; standing alone from `label`.',
    keyboard: [],
  },
  'Components/SignText': {
    insteadOf: 'An icon that stands beside words: take Icon. A text without arrows is a text.',
    name: 'Its words, with `arrowLabel` for an arrow.',
    keyboard: [],
  },
  'Components/VisuallyHidden': {
    insteadOf: 'Words that everybody can use: show them. Never for what takes the focus.',
    name: 'Its words are read where they stand.',
    keyboard: [],
  },
  'Components/Providers': {
    insteadOf: 'The signed-out start page, which has no react-aria.',
    name: 'None: it shows nothing of its own.',
    keyboard: [],
  },
  'Components/EmptyState': {
    insteadOf: 'A field or a part that failed while the rest works: a Banner.',
    name: 'Its heading; with `role` it is announced when it appears.',
    keyboard: [],
  },
};
