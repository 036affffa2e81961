import type { ComponentProps } from 'react';
import type { Pressable } from 'react-aria-components/Popover';

/**
 * The element that opens an overlay: a `Button`, an `IconButton` or another component that
 * passes its ref and DOM props on to a real button.
 */
export type TriggerElement = ComponentProps<typeof Pressable>['children'];
