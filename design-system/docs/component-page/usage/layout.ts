import type { UsageByTitle } from './usage-entry.ts';

/** What only gives things their place. */
export const layout: UsageByTitle = {
  'Components/Stack': {
    insteadOf: 'Things beside one another: an Inline, or a Grid where they are of equal weight.',
    name: 'None: it has no role, but for the list that `as` makes of it.',
    keyboard: [],
  },
  'Components/Inline': {
    insteadOf:
      'Columns of equal width: a Grid. A line whose ends belong to its edges: the component that it is part of.',
    name: 'None: it has no role.',
    keyboard: [],
  },
  'Components/Section': {
    insteadOf:
      'In a form a FormSection, in a panel a DetailSection, among settings a SettingsSection. One thing of several: a Card.',
    name: 'The region from `title`, its heading.',
    keyboard: [],
  },
  'Components/Grid': {
    insteadOf:
      'Rows of equal things with columns that mean something: a DataTable. Fields of a form: its own grid.',
    name: 'None: it has no role, but for the list that `as` makes of it.',
    keyboard: [],
  },
};
