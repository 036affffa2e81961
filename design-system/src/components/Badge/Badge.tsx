import type { ReactNode } from 'react';
import { badge, badgeTones } from './Badge.css.ts';

export { badgeTones };
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps {
  /** Says the same as the words, never more. */
  tone?: BadgeTone;
  /** One or two words. */
  children: ReactNode;
}

/** A short word that marks one thing among others, e.g. „Günstigster“. For the state of a thing use a StatusMark. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
