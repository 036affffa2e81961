import type { Theme } from 'design-system/screens/shell/ProfileMenu/theme-choice.ts';
import { type KeptChoice, keptChoice } from './kept-choice.ts';
import { type KeptOneOf, keptOneOf } from './kept-one-of.ts';
import type { SafeStorage } from './safe-storage.ts';

export const keptTheme = (storage?: SafeStorage): KeptOneOf<Theme> =>
  keptOneOf('lotse.theme', ['system', 'light', 'dark'], storage);

/** Light or dark in this browser. */
export const theme = keptTheme();

/** „Animationen reduzieren“: nothing moves, also where the system does not ask for it. */
export const lessMotion = keptChoice('lotse.less-motion', false);
/** „Hoher Kontrast“: lines and small texts are stronger, also where the system does not ask for it. */
export const moreContrast = keptChoice('lotse.more-contrast', false);

/** Tells the styles what this browser's people have chosen, now and at each change. */
export function applyAppearance(
  { dataset }: Pick<HTMLElement, 'dataset'>,
  choices: {
    readonly motion: KeptChoice;
    readonly contrast: KeptChoice;
    readonly theme: KeptOneOf<Theme>;
  } = { motion: lessMotion, contrast: moreContrast, theme },
): void {
  const apply = (
    name: string,
    { subscribe }: Pick<KeptChoice, 'subscribe'>,
    value: () => string | undefined,
  ) => {
    const write = () => {
      const now = value();
      if (now === undefined) delete dataset[name];
      else dataset[name] = now;
    };
    write();
    subscribe(write);
  };
  const { motion, contrast, theme: chosen } = choices;
  apply('motion', motion, () => (motion.isOn() ? 'less' : undefined));
  apply('contrast', contrast, () => (contrast.isOn() ? 'more' : undefined));
  apply('theme', chosen, () => (chosen.get() === 'system' ? undefined : chosen.get()));
}
