import { type PresetRule, presetRules } from 'contract';
import { safeStorage, type SafeStorage } from './safe-storage.ts';

const RULE_KEY = 'lotse.preset-rule';

/** By which rule tariffs are chosen beforehand in this browser, whoever uses it. */
export interface KeptPresetRule {
  readonly get: () => PresetRule;
  /** Where the browser keeps nothing it holds while the page is open. */
  readonly choose: (rule: PresetRule) => void;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The rule of the browser's local storage, where it outlives the tab; the first of all where none was chosen. */
export function keptPresetRule(storage: SafeStorage = safeStorage(() => localStorage)): KeptPresetRule {
  const listeners = new Set<() => void>();
  let now: PresetRule | undefined;
  return {
    get: () => (now ??= presetRules.find((rule) => rule === storage.read(RULE_KEY)) ?? presetRules[0]),
    choose(rule) {
      now = rule;
      storage.write(RULE_KEY, rule);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this page. */
export const presetRule = keptPresetRule();
