import { avatar } from './Avatar.css.ts';

export interface AvatarProps {
  /** The full name; its first and last word give the initials. */
  name: string;
}

/** A person as initials in a circle. Decorative: the name stands beside it or names the button around it. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span className={avatar} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('de') ?? '').join('');
}
