import { standardLayout } from 'contract';
import { fn } from 'storybook/test';

/** A workstation with a label printer. Used by stories only. */
export const printSettings = {
  layout: standardLayout,
  isRemembered: false,
  onChange: fn(),
  onRemember: fn(),
};
