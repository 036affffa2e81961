let changes = 0;

/** The organisation's settings were changed in this tab: whoever has asked for them asks once more. */
export function countSettingsChange(): void {
  changes += 1;
}

/** How often that was. */
export const settingsChanges = (): number => changes;
