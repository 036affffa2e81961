import type { ReactNode } from 'react';
import type { Placement } from 'react-aria-components/Popover';
import { Dialog, DialogTrigger, Popover as AriaPopover, Pressable } from 'react-aria-components/Popover';
import { InitialFocus } from '../Dialog/InitialFocus.tsx';
import type { TriggeredOverlay } from '../Dialog/overlay.ts';
import * as styles from './Popover.css.ts';
import { surface } from './surface.css.ts';
import type { TriggerElement } from './trigger.ts';

export interface PopoverProps extends TriggeredOverlay {
  /** The button that opens it. */
  trigger: TriggerElement;
  /** Name of the popover for screen readers. */
  label: string;
  /** A function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The side of the trigger; it changes where there is no room. */
  placement?: Placement;
}

/**
 * A small surface at a button, for a few fields or an explanation with links in it. For a list
 * of commands take `Menu`, for words alone `Tooltip`, for a task of its own `Dialog`.
 *
 * Source: react-aria-components, Popover.
 */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  isKeyboardDismissDisabled,
  initialFocusRef,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger}</Pressable>
      <AriaPopover
        className={surface}
        placement={placement}
        offset={4}
        isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      >
        <Dialog aria-label={label} className={styles.content}>
          {({ close }) => (
            <>
              {typeof children === 'function' ? children(close) : children}
              <InitialFocus initialFocusRef={initialFocusRef} />
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
