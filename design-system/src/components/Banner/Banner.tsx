import type { LucideIconData } from '@lucide/icons';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import {
  actions as actionsClass,
  banner,
  bannerTones,
  body,
  icon as iconClass,
  title as titleClass,
} from './Banner.css.ts';

export { bannerTones };
export type BannerTone = (typeof bannerTones)[number];

const icons: Record<BannerTone, LucideIconData> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface BannerProps {
  /** How much it matters; decides about colour and icon. */
  tone: BannerTone;
  /** What is, in a few words; the rest of the message stands in `children`. */
  title?: string;
  /** The message, in a sentence or two. */
  children?: ReactNode;
  /** At most two next steps. */
  actions?: ReactNode;
  /** Replaces the tone's own. */
  icon?: LucideIconData;
  /** Set for a message that appears while the page is in use: `alert` interrupts, `status` waits. */
  role?: 'alert' | 'status';
}

/**
 * A message in the flow of the page, which stays as long as it is true. For what just happened
 * elsewhere use a toast, for the wrong entries of a form the ErrorSummary.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function Banner({ tone, title, children, actions, icon, role }: BannerProps) {
  return (
    <div className={banner({ tone })}>
      <span className={iconClass({ tone })}>
        <Icon icon={icon ?? icons[tone]} />
      </span>
      <div className={body}>
        {/* Without the buttons: what one of them says of its work is no reason to say all this again. */}
        <div role={role}>
          {title && <p className={titleClass}>{title}</p>}
          {children}
        </div>
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </div>
  );
}
