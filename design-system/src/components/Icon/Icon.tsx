import type { LucideIcon } from 'lucide-react';
import { icon as iconClass, iconSizes } from './Icon.css.ts';

export { iconSizes };
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  /** A drawing, imported by name from `lucide-react` so that only what is used is shipped. */
  icon: LucideIcon;
  /** Measures are those of the tokens. Default `md`. */
  size?: IconSize;
  /** Only for an icon that stands without words; otherwise the icon is decorative. */
  label?: string;
}

/**
 * A line drawing beside words, in the colour of the text around it.
 *
 * Source: https://lucide.dev, https://www.w3.org/WAI/tutorials/images/decorative/
 */
export function Icon({ icon: Drawing, size = 'md', label }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Drawing className={iconClass({ size })} focusable={false} {...naming} />;
}
