import { closes, leavesToThePage, staysInside, type UsageByTitle } from './usage-entry.ts';

/** What opens over the page. */
export const overlays: UsageByTitle = {
  'Components/Dialog': {
    insteadOf:
      'A question with two answers: ConfirmDialog. A few fields that belong to the page: a Sheet. Something ' +
      'to look at beside the page: a SidePanel.',
    name: 'From `title`, which is its heading.',
    keyboard: [staysInside, closes],
  },
  'Components/ConfirmDialog': {
    insteadOf: 'What can be undone is not asked about: do it, and offer „Rückgängig“ in a Toast.',
    name: 'From its heading; its message is its description.',
    keyboard: [staysInside, ['Escape', 'Rejects; while the work is under way it does nothing']],
  },
  'Components/ConfirmProvider': {
    insteadOf: 'A dialog that belongs to a screen’s state is rendered by the screen: ConfirmDialog.',
    name: 'That of the ConfirmDialog it shows.',
    keyboard: [staysInside, ['Escape', 'Rejects; while the work is under way it does nothing']],
  },
  'Components/Sheet': {
    insteadOf: 'What stays open beside the page: a Drawer. A task or a question of its own: a Dialog.',
    name: 'From `title`, which is its heading.',
    keyboard: [staysInside, closes],
  },
  'Components/Drawer': {
    insteadOf: 'What must be answered before anything else goes on: a Dialog.',
    name: 'From its title.',
    keyboard: [leavesToThePage, closes],
  },
  'Components/SidePanel': {
    insteadOf: 'What belongs to no entry of a list: a Drawer.',
    name: 'From `label`: say which entry it shows.',
    keyboard: [leavesToThePage, closes],
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
};
