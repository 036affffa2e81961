/** Texts, or whole groups of them, that no story can show, each with its reason. The list only shrinks. */
export const notInStories: Readonly<Record<string, string>> = {
  'design-system/src/patterns/LabelDialog/LabelDialog.copy.ts#labelDialogCopy.fileName':
    'The name that the browser gives to the file when it is downloaded.',
  'design-system/src/screens/shell/Palette/Palette.copy.ts#paletteCopy.synonyms':
    'Other words that lead to a command; they are searched and never shown.',
};

/** Why no story shows a text: the reason of its own or of the group that it belongs to. */
export function reasonFor(id: string): string | undefined {
  const key = Object.keys(notInStories).find((known) => id === known || id.startsWith(`${known}.`));
  return key && notInStories[key];
}
