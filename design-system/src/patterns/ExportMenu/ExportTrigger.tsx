import { Download } from '@lucide/icons';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { exportMenuCopy as copy } from './ExportMenu.copy.ts';

/** The button of the menu, as it stands before and after the menu's code is there. */
export function ExportTrigger({ children = copy.export, ...props }: Omit<ButtonProps, 'icon'>) {
  return (
    <Button variant="quiet" {...props} icon={Download}>
      {children}
    </Button>
  );
}
