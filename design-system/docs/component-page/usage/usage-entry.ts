/** What a component's page says beyond its docstring, its properties and its stories. */
export interface Usage {
  /** When something else serves better. */
  insteadOf: string;
  /** Where its accessible name comes from. */
  name: string;
  /**
   * Keys and what they do; those of the browser's own controls are left out where they are all there is.
   * Empty for what takes no focus.
   */
  keyboard: readonly (readonly [keys: string, does: string])[];
}

/** By the title of the stories. */
export type UsageByTitle = Readonly<Record<string, Usage>>;

export const press = ['Enter, Space', 'Presses it'] as const;
export const follow = ['Enter', 'Follows it'] as const;
export const closes = ['Escape', 'Closes it and gives the focus back to where it came from'] as const;
export const staysInside = ['Tab, Shift + Tab', 'Moves within it and never leaves it'] as const;
export const leavesToThePage = ['Tab', 'Moves through it and on to the page: it is not modal'] as const;
export const field = 'From `label`, which is required; `isLabelHidden` hides it from the eye only.';
