import { afterAll, afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import type { ShownByStory } from './shown-record.ts';
import { watchLines } from './visible-text.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    recordShown: (shown: ShownByStory, isWholeFile: boolean) => Promise<void>;
  }
}

// Which German texts stories show, for the page „Texte“ and for tests/copy/shown.test.ts.
const shown: ShownByStory = {};
let lines = new Set<string>();
let watch: { stop: () => void } | undefined;

beforeEach(() => {
  lines = new Set();
  watch = watchLines(lines);
});

let isWholeFile = true;

afterEach(({ task }) => {
  watch?.stop();
  const { storyId } = task.meta as { storyId?: string };
  if (storyId !== undefined) shown[storyId] = [...lines];
  isWholeFile = task.file.tasks.every(({ mode }) => mode === 'run');
});

afterAll(() => commands.recordShown(shown, isWholeFile));
