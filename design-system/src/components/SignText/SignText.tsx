import { Icon, type IconSize } from '../Icon/Icon.tsx';
import { isSign, signs } from './signs.ts';
import { sign } from './SignText.css.ts';

export interface SignTextProps {
  /** May hold „→“, „↑“, „↓“ and „↵“. */
  text: string;
  /** What a screen reader says for „→“, e.g. „nach“. Default nothing. */
  arrowLabel?: string;
  /** Default `sm`. */
  size?: IconSize;
}

/**
 * A text whose arrows are icons, since the product's fonts have none: else each machine would draw them in a font
 * of its own, or not at all.
 *
 * Source: https://lucide.dev
 */
export function SignText({ text, arrowLabel, size = 'sm' }: SignTextProps) {
  const parts = text.split(/([→↑↓↵])/u);
  return parts.map((part, index) => {
    if (!isSign(part)) return part;
    const label = part === '→' && arrowLabel !== undefined ? { label: arrowLabel } : {};
    return (
      // The parts of a text have no names of their own, and keep their places.
      <span key={index} className={sign}>
        <Icon icon={signs[part]} size={size} {...label} />
      </span>
    );
  });
}
