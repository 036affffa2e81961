import { FileText, Printer } from '@lucide/icons';
import { paperLabels, papersOf } from 'contract';
import { Menu, MenuItem } from '../../components/Menu/Menu.tsx';
import { useOpenedAtOnce } from '../../components/Menu/useOpenedAtOnce.ts';
import type { PrintMenuProps } from './print-menu.ts';
import { PrintTrigger } from './PrintTrigger.tsx';

/** The menu itself: it opens as soon as it is there, because somebody has already pressed its button. */
export default function OpenedPrintMenu({ shipment, onOpenLabel, onOpenPaper }: PrintMenuProps) {
  const { trigger, isOpen, setIsOpen } = useOpenedAtOnce();
  return (
    <Menu trigger={<PrintTrigger ref={trigger} />} isOpen={isOpen} onOpenChange={setIsOpen}>
      {papersOf(shipment).map((paper) => (
        <MenuItem
          key={paper}
          label={paperLabels[paper]}
          icon={paper === 'shipping-label' ? Printer : FileText}
          onAction={() => (paper === 'shipping-label' ? onOpenLabel() : onOpenPaper(paper))}
        />
      ))}
    </Menu>
  );
}
