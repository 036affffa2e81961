import { brand, needle, outline } from './BrandMark.css.ts';

export interface BrandMarkProps {
  /** The product's name beside the needle. */
  name: string;
  /** On the inverse surface the needle takes the colour of the text. */
  isInverse?: boolean;
}

/** The product's sign: a compass needle, half filled, on a course of 38°, with the name beside it. */
export function BrandMark({ name, isInverse }: BrandMarkProps) {
  return (
    <span className={brand}>
      <svg className={needle} data-inverse={isInverse || undefined} viewBox="0 0 18 18" aria-hidden="true">
        <g transform="rotate(38 9 9)">
          <path d="M9 1v16l-4.25-8z" fill="currentColor" />
          <path className={outline} d="m9 1 4.25 8L9 17 4.75 9z" />
        </g>
      </svg>
      {name}
    </span>
  );
}
