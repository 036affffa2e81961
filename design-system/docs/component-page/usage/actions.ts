import { closes, follow, press, type UsageByTitle } from './usage-entry.ts';

/** What is pressed or followed. */
export const actions: UsageByTitle = {
  'Components/Button': {
    insteadOf: 'What leads to another address is a Link or a ButtonLink.',
    name: 'From its words. While it is pending, from `pendingLabel`.',
    keyboard: [press],
  },
  'Components/ButtonLink': {
    insteadOf: 'What does something and stays on the page: a Button. A place within a sentence: a Link.',
    name: 'From its words.',
    keyboard: [follow],
  },
  'Components/IconButton': {
    insteadOf: 'An action that people meet for the first time needs words: take a Button.',
    name: 'From `label`, which also shows as a tooltip.',
    keyboard: [press],
  },
  'Components/CopyButton': {
    insteadOf: 'Text that nobody types elsewhere: let it be selected.',
    name: 'From `label`: say what is copied. The outcome is announced.',
    keyboard: [press],
  },
  'Components/Link': {
    insteadOf: 'What does something and stays on the page: a Button.',
    name: 'From its words, which make sense without the sentence around them.',
    keyboard: [follow],
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
  'Components/CommandPalette': {
    insteadOf: 'A choice within a form: a ComboBox. A search whose hits fill the page: a SearchField.',
    name: 'Dialog, field and list from `label`; entries from their words, groups from their titles.',
    keyboard: [
      ['Control + K', 'Opens it; the app binds the keys'],
      ['Letters', 'Search; the first entry is marked at once'],
      ['Arrow up, Arrow down', 'Moves through the entries and around; the focus stays in the field'],
      ['Enter', 'Takes the marked entry, or tries again on the entry that says so'],
      ['Escape', 'Closes it, also with something typed, and gives the focus back'],
    ],
  },
  'Components/Kbd': {
    insteadOf: 'Keys that a text explains: write them out.',
    name: 'None: hidden from assistive technology, which hears of the keys by `aria-keyshortcuts`.',
    keyboard: [],
  },
};
