import { ChevronDown } from '@lucide/icons';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { printMenuCopy as copy } from './PrintMenu.copy.ts';

/** The button of the menu, as it stands before and after the menu's code is there. */
export function PrintTrigger(props: Omit<ButtonProps, 'icon' | 'children'>) {
  return (
    <Button {...props} icon={ChevronDown}>
      {copy.print}
    </Button>
  );
}
