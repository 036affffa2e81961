/**
 * Texts, or whole groups of them, that no story can show, each with its reason.
 * The list only shrinks: a text that a story shows must leave it.
 */
export const notInStories: Readonly<Record<string, string>> = {};
