import { type SavedBoxDraft, savedBoxesApi } from 'contract';
import { http } from '../http/client.ts';
import { read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { boxes, keepBox, renameBox, removeBox } = savedBoxesApi;

/** The boxes that the organisation keeps. */
export const savedBoxes = read(boxes, () => ({}), unlessFocused);

const changes = { makesOld: [savedBoxes], outlivesPage: true };

/** One of the same name makes way. */
export const keepSavedBox = write((body: SavedBoxDraft) => http.call(keepBox, { body }), changes);

export const renameSavedBox = write(
  ({ id, name }: { readonly id: string; readonly name: string }) =>
    http.call(renameBox, { params: { id }, body: { name } }),
  changes,
);

export const removeSavedBox = write((id: string) => http.call(removeBox, { params: { id } }), changes);
