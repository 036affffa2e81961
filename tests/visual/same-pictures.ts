/** Stories that look the same in some look, and why each is needed all the same. */
export const samePictures: readonly { stories: readonly string[]; reason: string }[] = [];
