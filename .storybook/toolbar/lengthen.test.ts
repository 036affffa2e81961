import { describe, expect, it } from 'vitest';
import { lengthen } from './lengthen.ts';

describe('longer German', () => {
  it.each(['Sendung', 'Straße', 'Ärger', 'Rückgängig', 'Brrr', 'Transportdienstleister'])(
    '%s grows by 40 %% and stays readable',
    (word) => {
      const longer = lengthen(word);
      expect(longer.length).toBeGreaterThanOrEqual(word.length * 1.4);
      expect(longer.length).toBeLessThanOrEqual(word.length * 1.4 + 1);
      expect(longer.startsWith(word.charAt(0))).toBe(true);
    },
  );

  it('leaves numbers, units and short words alone', () => {
    expect(lengthen('12,40\u00A0€ um 14:05\u00A0Uhr')).toBe('12,40\u00A0€ um 14:05\u00A0Uhr');
  });
});
