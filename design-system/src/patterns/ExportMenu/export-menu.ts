import type { TableFormat } from 'contract';
import type { ButtonProps } from '../../components/Button/Button.tsx';

export interface ExportMenuProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'children' | 'aria-label' | 'isPending' | 'pendingLabel'
> {
  onExport: (format: TableFormat) => void;
}
