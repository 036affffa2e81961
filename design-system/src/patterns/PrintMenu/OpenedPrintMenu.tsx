import { Files, FileText, Printer } from '@lucide/icons';
import { type Paper, paperLabels, papersOf, parcelPapers } from 'contract';
import { Menu, MenuItem, MenuSeparator } from '../../components/Menu/Menu.tsx';
import { useOpenedAtOnce } from '../../components/Menu/useOpenedAtOnce.ts';
import type { PrintMenuProps } from './print-menu.ts';
import { printMenuCopy as copy } from './PrintMenu.copy.ts';
import { PrintTrigger } from './PrintTrigger.tsx';

/** The menu itself: it opens as soon as it is there, because somebody has already pressed its button. */
export default function OpenedPrintMenu({ shipment, onOpenLabel, onOpenPaper, onOpenAll }: PrintMenuProps) {
  const { trigger, isOpen, setIsOpen } = useOpenedAtOnce();
  const belonging = parcelPapers(shipment);
  const others = papersOf(shipment).filter((paper) => belonging.every((one) => one.paper !== paper));
  const item = (paper: Paper, description?: string) => (
    <MenuItem
      key={paper}
      label={paperLabels[paper]}
      icon={paper === 'shipping-label' ? Printer : FileText}
      {...(description !== undefined && { description })}
      onAction={() => (paper === 'shipping-label' ? onOpenLabel() : onOpenPaper(paper))}
    />
  );
  return (
    <Menu trigger={<PrintTrigger ref={trigger} />} isOpen={isOpen} onOpenChange={setIsOpen}>
      {belonging.length > 1 && <MenuItem label={copy.all} icon={Files} onAction={onOpenAll} />}
      {belonging.map((one) => item(one.paper, copy.printed[one.isPrinted ? 'yes' : 'no']))}
      {others.length > 0 && <MenuSeparator />}
      {others.map((paper) => item(paper))}
    </Menu>
  );
}
