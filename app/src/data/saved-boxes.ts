import { type SavedBoxDraft, savedBoxesApi } from 'contract';
import { ApiError } from '../http/api-error.ts';
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

/** One that is gone already is what was wanted: a colleague removed it, or this person, whose answer was lost. */
export const removeSavedBox = write(async (id: string) => {
  try {
    await http.call(removeBox, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'notFound')) throw error;
  }
}, changes);
