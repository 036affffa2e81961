import { Ellipsis } from '@lucide/icons';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

/** The button of a row's menu, as it stands before and after the menu's code is there. */
export function RowMenuTrigger(props: Omit<IconButtonProps, 'icon'>) {
  return <IconButton {...props} icon={Ellipsis} />;
}
