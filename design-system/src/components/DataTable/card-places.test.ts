import { expect, test } from 'vitest';
import { cardLabel, cardPlace, cardsOf } from './card-places.ts';

const column = { key: 'a', header: 'Ort' };

test('columns without places are lines with their words, below the name of the row', () => {
  expect(cardsOf([column, { ...column, key: 'b', isRowHeader: true }])).toBe('lines');
  expect(cardPlace(column)).toBe('line');
  expect(cardPlace({ ...column, isRowHeader: true })).toBe('title');
  expect(cardLabel(column)).toBe('Ort');
  expect(cardLabel({ ...column, isRowHeader: true })).toBeUndefined();
});

test('checkboxes, menus and what is hidden stand on cards of either kind', () => {
  const asides = (['edge', 'corner', 'hidden'] as const).map((card) => ({ ...column, key: card, card }));
  expect(cardsOf([...asides, column])).toBe('lines');
  expect(cardsOf([...asides, { ...column, card: 'head' }])).toBe('areas');
  expect(cardLabel({ ...column, card: 'edge' })).toBeUndefined();
  expect(cardLabel({ ...column, card: 'corner' })).toBeUndefined();
});

test('a value in an area has a name as well', () => {
  expect(cardLabel({ ...column, card: 'headEnd' })).toBe('Ort');
});

test('no two cells stand in the same area, and none without one', () => {
  const head = { ...column, card: 'head' } as const;
  expect(() => cardsOf([head, { ...head, key: 'b' }])).toThrow('Columns a and b have the same area');
  expect(() => cardsOf([head, { ...column, key: 'b' }])).toThrow('Column b has no area');
  expect(() => cardsOf([head, { ...column, key: 'b', card: 'line' }])).toThrow('Column b has no area');
});
