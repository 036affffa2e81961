import type { BrowserCommand } from 'vitest/node';
import { type ShownByStory, writeShown } from './shown-record.ts';

/** What the browser calls once per file of stories. */
export const recordShown: BrowserCommand<[shown: ShownByStory, isWholeFile: boolean]> = (
  { testPath },
  shown,
  isWholeFile,
) => {
  if (testPath !== undefined) writeShown(testPath, shown, isWholeFile);
};
