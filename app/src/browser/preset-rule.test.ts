import { expect, test, vi } from 'vitest';
import { keptPresetRule } from './preset-rule.ts';
import { safeStorage } from './safe-storage.ts';
import { memoryStorage } from './testing/memory-storage.ts';

test('tariffs are preset by the cheapest until somebody chooses another rule, which the browser keeps', () => {
  const storage = memoryStorage();
  expect(keptPresetRule(storage).get()).toBe('cheapest');
  keptPresetRule(storage).choose('last-used');
  expect(keptPresetRule(storage).get()).toBe('last-used');
  keptPresetRule(storage).choose('cheapest');
  expect(keptPresetRule(storage).get()).toBe('cheapest');
});

test('a rule that this page does not know counts as none', () => {
  const storage = memoryStorage();
  storage.write('lotse.preset-rule', 'greenest');
  expect(keptPresetRule(storage).get()).toBe('cheapest');
});

test('where the browser keeps nothing a rule holds while the page is open', () => {
  const rule = keptPresetRule(
    safeStorage(() => {
      throw new Error('blocked');
    }),
  );
  rule.choose('fastest');
  expect(rule.get()).toBe('fastest');
});

test('whoever shows the rule hears of a change, until they stop listening', () => {
  const rule = keptPresetRule(memoryStorage());
  const heard = vi.fn();
  const stop = rule.subscribe(heard);
  rule.choose('fastest');
  stop();
  rule.choose('cheapest');
  expect(heard).toHaveBeenCalledTimes(1);
});
