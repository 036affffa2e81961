import { FileText, Sheet } from '@lucide/icons';
import { Menu, MenuItem } from '../../components/Menu/Menu.tsx';
import { useOpenedAtOnce } from '../../components/Menu/useOpenedAtOnce.ts';
import type { ExportMenuProps } from './export-menu.ts';
import { exportMenuCopy as copy } from './ExportMenu.copy.ts';
import { ExportTrigger } from './ExportTrigger.tsx';

/** The menu itself: it opens as soon as it is there, because somebody has already pressed its button. */
export default function OpenedExportMenu({ onExport, ...looks }: ExportMenuProps) {
  const { trigger, isOpen, setIsOpen } = useOpenedAtOnce();
  return (
    <Menu
      trigger={<ExportTrigger {...looks} ref={trigger} />}
      placement="bottom end"
      isOpen={isOpen && looks.isPending !== true}
      onOpenChange={setIsOpen}
    >
      <MenuItem label={copy.formats.xlsx} icon={Sheet} onAction={() => onExport('xlsx')} />
      <MenuItem label={copy.formats.csv} icon={FileText} onAction={() => onExport('csv')} />
    </Menu>
  );
}
