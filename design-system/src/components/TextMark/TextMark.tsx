import { textMark } from './TextMark.css.ts';

export interface TextMarkProps {
  /** The short name. */
  children: string;
  /** For something that cannot be had right now. */
  isMuted?: boolean;
}

/** A company's short name in a box of one size, where a logo may stand one day. Without any brand colour. */
export function TextMark({ children, isMuted }: TextMarkProps) {
  return (
    <span className={textMark} data-muted={isMuted || undefined}>
      {children}
    </span>
  );
}
