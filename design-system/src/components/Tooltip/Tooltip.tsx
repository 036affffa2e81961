import type { ComponentProps } from 'react';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** A few words; what a person must know stands on the page itself. */
  content: string;
  /** Shown only while the side navigation is a rail, where its words are hidden. */
  isForRail?: boolean;
  /** One focusable element that passes on its ref and DOM props: a button, an icon button, a link. */
  children: ComponentProps<typeof Focusable>['children'];
}

/** Milliseconds that the pointer rests before the words appear; the focus shows them at once. */
const DELAY_MS = 500;

/**
 * Says in words what an icon means, on hover and on focus. Never the only place for a reason,
 * an error or an instruction: touch does not show it.
 *
 * Source: react-aria-components, Tooltip; WCAG 1.4.13.
 */
export function Tooltip({ content, placement = 'bottom', isForRail = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={DELAY_MS} closeDelay={0}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tooltip({ isForRail })} placement={placement} offset={4}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
