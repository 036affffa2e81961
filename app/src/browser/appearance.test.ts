import { expect, test } from 'vitest';
import { applyAppearance, keptTheme } from './appearance.ts';
import { keptChoice } from './kept-choice.ts';
import { memoryStorage } from './testing/memory-storage.ts';

test('the page says what was chosen, from the beginning and at each change', () => {
  const storage = memoryStorage();
  keptChoice('contrast', false, storage).choose(true);
  const choices = {
    motion: keptChoice('motion', false, storage),
    contrast: keptChoice('contrast', false, storage),
    theme: keptTheme(storage),
  };
  const page = { dataset: {} as DOMStringMap };
  applyAppearance(page, choices);
  expect(page.dataset).toEqual({ contrast: 'more' });
  choices.motion.choose(true);
  choices.contrast.choose(false);
  expect(page.dataset).toEqual({ motion: 'less' });
});

test('light or dark outlives the page, and the system decides again once somebody lets it', () => {
  const storage = memoryStorage();
  keptTheme(storage).choose('dark');
  const theme = keptTheme(storage);
  const page = { dataset: {} as DOMStringMap };
  applyAppearance(page, {
    motion: keptChoice('motion', false, storage),
    contrast: keptChoice('contrast', false, storage),
    theme,
  });
  expect(page.dataset).toEqual({ theme: 'dark' });
  theme.choose('light');
  expect(page.dataset).toEqual({ theme: 'light' });
  theme.choose('system');
  expect(page.dataset).toEqual({});
});
