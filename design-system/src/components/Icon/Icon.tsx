import type { LucideIconData } from '@lucide/icons';
import { icon as iconClass, iconSizes } from './Icon.css.ts';

export { iconSizes };
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  /** A drawing, imported by name from `@lucide/icons` so that only what is used is shipped. */
  icon: LucideIconData;
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
export function Icon({ icon: drawing, size = 'md', label }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={iconClass({ size })}
      focusable={false}
      {...naming}
    >
      {drawing.node.map(([Shape, { key: _unused, ...attributes }], index) => (
        // A drawing never changes its strokes, and builds leave their names out.
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  );
}
