import { type KeptChoice, keptChoice } from './kept-choice.ts';

/** „Animationen reduzieren“: nothing moves, also where the system does not ask for it. */
export const lessMotion = keptChoice('lotse.less-motion', false);
/** „Hoher Kontrast“: lines and small texts are stronger, also where the system does not ask for it. */
export const moreContrast = keptChoice('lotse.more-contrast', false);

/** Tells the styles what this browser's people have chosen, now and at each change. */
export function applyAppearance(
  { dataset }: Pick<HTMLElement, 'dataset'>,
  choices: { readonly motion: KeptChoice; readonly contrast: KeptChoice } = {
    motion: lessMotion,
    contrast: moreContrast,
  },
): void {
  const apply = (name: string, choice: KeptChoice, value: string) => {
    const write = () => {
      if (choice.isOn()) dataset[name] = value;
      else delete dataset[name];
    };
    write();
    choice.subscribe(write);
  };
  apply('motion', choices.motion, 'less');
  apply('contrast', choices.contrast, 'more');
}
