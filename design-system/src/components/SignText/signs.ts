import { ArrowDown, ArrowRight, ArrowUp, CornerDownLeft } from '@lucide/icons';

/** Characters that the product's fonts lack, and what is drawn for them. */
export const signs = { '→': ArrowRight, '↑': ArrowUp, '↓': ArrowDown, '↵': CornerDownLeft } as const;

/** Whether an icon is drawn for a character. */
export function isSign(character: string): character is keyof typeof signs {
  return character in signs;
}
