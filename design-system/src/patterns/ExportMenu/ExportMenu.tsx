import { useState } from 'react';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { MissingPart } from '../MissingPart/MissingPart.tsx';
import type { ExportMenuProps } from './export-menu.ts';
import { exportMenuCopy as copy } from './ExportMenu.copy.ts';
import { ExportTrigger } from './ExportTrigger.tsx';

const OpenedExportMenu = lazyPart<ExportMenuProps>(
  async () => (await import('./OpenedExportMenu.tsx')).default,
  {
    whileLoading: (props) => {
      const { onExport: _, ...looks } = props;
      return <ExportTrigger {...looks} aria-haspopup="menu" aria-expanded={false} aria-busy autoFocus />;
    },
    failed: (_, retry) => <MissingPart title={copy.missing} isInline {...retry} />,
  },
);

/** „Exportieren“: the kinds of file that a table is saved as. The menu's code comes when somebody reaches for it. */
export function ExportMenu(props: ExportMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <OpenedExportMenu {...props} />;
  const { onExport: _, ...looks } = props;
  const prefetch = () => void OpenedExportMenu.preload().catch(() => undefined);
  return (
    <ExportTrigger
      {...looks}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onPress={() => setWanted(true)}
    />
  );
}
