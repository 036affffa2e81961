import { press, type UsageByTitle } from './usage-entry.ts';

/** What tells how things stand. */
export const feedback: UsageByTitle = {
  'Components/Banner': {
    insteadOf: 'What just happened elsewhere: a Toast. Wrong entries of a form: the ErrorSummary.',
    name: 'From its title; with `role` it is announced when it appears.',
    keyboard: [],
  },
  'Components/Status': {
    insteadOf: 'What must be seen as well, and has a tone: a Banner. What just happened elsewhere: a Toast.',
    name: 'None: its words are read out when they change.',
    keyboard: [],
  },
  'Components/RetryButton': {
    insteadOf: 'Anything but „Erneut versuchen“: a Button with `isPending`.',
    name: 'Its own words; `about` adds whom they concern for those who hear them apart from their place.',
    keyboard: [press],
  },
  'Components/LazyPart': {
    insteadOf: 'Whole pages: the way of the router, which loads the page anew for a newer build.',
    name: 'That of the part, or of what stands in for it.',
    keyboard: [],
  },
  'Components/OfflineBanner': {
    insteadOf: 'A request that failed: say so in its place.',
    name: 'None: a live region, which announces that the connection is gone and that it is back.',
    keyboard: [],
  },
  'Components/Toast': {
    insteadOf: 'What must not be missed: a Banner, or a message at its field.',
    name: 'The region has a label, each toast is named by its words.',
    keyboard: [
      ['F6', 'Moves into the region and back'],
      ['Tab', 'Moves through the buttons; as long as the focus is inside, no toast goes'],
    ],
  },
  'Components/LazyToastRegion': {
    insteadOf: 'Nothing: each layout mounts it once, and `addToast` fills it.',
    name: 'That of the region of toasts, from `label`.',
    keyboard: [['F6', 'Moves into the region and back']],
  },
  'Components/ProgressBar': {
    insteadOf: 'Work without a known end: the Skeleton of what comes, or a ProgressLine beside words.',
    name: 'From `label`; `valueLabel` says how far it is, in words with numbers.',
    keyboard: [],
  },
  'Components/ProgressLine': {
    insteadOf: 'Work whose end is known: a ProgressBar. Nothing there yet: a Skeleton.',
    name: 'None: hidden. Words beside it say what runs.',
    keyboard: [],
  },
  'Components/Skeleton': {
    insteadOf: 'Old content that is being refreshed stays: a ProgressLine.',
    name: 'None: hidden. The region around it has `aria-busy` and a name.',
    keyboard: [],
  },
};
