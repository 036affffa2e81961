import { type PresetRule, presetRules } from 'contract';
import { type KeptOneOf, keptOneOf } from './kept-one-of.ts';
import type { SafeStorage } from './safe-storage.ts';

/** By which rule tariffs are chosen beforehand in this browser, whoever uses it. */
export const keptPresetRule = (storage?: SafeStorage): KeptOneOf<PresetRule> =>
  keptOneOf('lotse.preset-rule', presetRules, storage);

/** The one of this page. */
export const presetRule = keptPresetRule();
