import { brand, mark, needle, north } from './BrandMark.css.ts';

export interface BrandMarkProps {
  /** The product's name beside the needle. */
  name: string;
  /** On the inverse surface the needle takes the colour of the text. */
  isInverse?: boolean;
}

/**
 * The product's sign: a compass needle on a course of 38°, its northern half filled, with the name beside it. The pages
 * of the identity provider and the icon of a tab draw it too, each in its own language; a test compares them.
 */
export function BrandMark({ name, isInverse }: BrandMarkProps) {
  return (
    <span className={brand}>
      <svg className={mark} viewBox="0 0 20 20" aria-hidden="true">
        <g transform="rotate(38 10 10)">
          <path className={needle} d="M10 .8 14.6 10 10 19.2 5.4 10z" />
          <path className={north} data-inverse={isInverse || undefined} d="M10 .8 14.6 10H5.4z" />
        </g>
      </svg>
      {name}
    </span>
  );
}
