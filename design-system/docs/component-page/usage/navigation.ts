import { closes, follow, press, type UsageByTitle } from './usage-entry.ts';

/** Where one is and where one can go. */
export const navigation: UsageByTitle = {
  'Components/Tabs': {
    insteadOf:
      'Places with an address, which the way back leads through: a TabNav. If leaving the page and coming ' +
      'back should show the same view, it has an address.',
    name: 'The row from `label`, each tab from its words, each panel from its tab.',
    keyboard: [
      ['Tab', 'Enters at the selected tab, and leads on into its panel'],
      ['Arrow left, Arrow right', 'Shows the next or the previous tab and goes round'],
      ['Home, End', 'Shows the first or the last tab'],
      ['Enter, Space', 'Shows the tab, where keyboardActivation is manual'],
    ],
  },
  'Components/TabNav': {
    insteadOf:
      'Views of one thing that swap in place and have no address: Tabs. Two or three ways to sort or count ' +
      'the same things: a SegmentedControl.',
    name: 'The landmark from `label`, each link from its words and its count.',
    keyboard: [['Tab', 'Moves from link to link'], follow],
  },
  'Components/Breadcrumbs': {
    insteadOf: 'A page right below the navigation needs none. The steps of a form: a Stepper.',
    name: 'The landmark from `label`, each link from its words.',
    keyboard: [['Tab', 'Moves from link to link; the page itself is none'], follow],
  },
  'Components/Stepper': {
    insteadOf: 'Parts of one long page: headings. Work that runs by itself: a ProgressBar.',
    name: 'The list from `label`; each step from its words and the words of its state.',
    keyboard: [['Tab', 'Moves to the steps that can be gone to'], follow],
  },
  'Components/Pagination': {
    insteadOf: 'A list that is read once from its top: LoadMore.',
    name: 'The landmark from `label`; the range is announced when it changes.',
    keyboard: [press],
  },
  'Components/LoadMore': {
    insteadOf: 'A list that is searched to and fro or sorted: Pagination.',
    name: 'From `label`: say how many come. While it loads, from `loadingLabel`.',
    keyboard: [['Enter, Space', 'Loads more and moves the focus to the first new entry']],
  },
  'Components/FilterBar': {
    insteadOf: 'A search without filters: a SearchField. Filters of a few rows: let people read.',
    name: 'The search landmark from `label`; the button of the sheet from its words and the count.',
    keyboard: [
      ['Tab', 'Moves through search, filters, the button of the sheet and the active filters'],
      ['Enter, Space', 'On the button: opens the rest of the filters; there, Escape closes them'],
    ],
  },
  'Components/FilterChips': {
    insteadOf: 'A choice: these only show what is on and take it off. With search and fields: a FilterBar.',
    name: 'The list from `label`; each button from `removeLabel`, which names its filter.',
    keyboard: [['Enter, Space', 'Takes the filter off and moves the focus to the next one']],
  },
  'Components/Disclosure': {
    insteadOf: 'What most people need: show it.',
    name: 'From its summary, which says what is hidden.',
    keyboard: [['Enter, Space', 'Shows or hides the content']],
  },
  'Components/PageHeading': {
    insteadOf: 'Parts of a page have an h2: a page has one h1.',
    name: 'From its words; a change of page moves the focus to it.',
    keyboard: [],
  },
  'Components/BrandMark': {
    insteadOf: 'Marks of other companies: a TextMark.',
    name: 'From `name`, which stands beside the sign.',
    keyboard: [],
  },
  'Components/ColumnChoice': {
    insteadOf: 'What decides about rows: a FilterBar.',
    name: 'Button and list from `label`, each checkbox from the head of its column.',
    keyboard: [['Enter, Space', 'Opens the choice, and ticks or clears a column'], closes],
  },
};
