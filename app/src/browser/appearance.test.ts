import { expect, test } from 'vitest';
import { applyAppearance } from './appearance.ts';
import { keptChoice } from './kept-choice.ts';
import { memoryStorage } from './testing/memory-storage.ts';

test('the page says what was chosen, from the beginning and at each change', () => {
  const storage = memoryStorage();
  keptChoice('contrast', false, storage).choose(true);
  const choices = {
    motion: keptChoice('motion', false, storage),
    contrast: keptChoice('contrast', false, storage),
  };
  const page = { dataset: {} as DOMStringMap };
  applyAppearance(page, choices);
  expect(page.dataset).toEqual({ contrast: 'more' });
  choices.motion.choose(true);
  choices.contrast.choose(false);
  expect(page.dataset).toEqual({ motion: 'less' });
});
