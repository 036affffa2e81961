import { useState } from 'react';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { MissingPart } from '../MissingPart/MissingPart.tsx';
import type { PrintMenuProps } from './print-menu.ts';
import { printMenuCopy as copy } from './PrintMenu.copy.ts';
import { PrintTrigger } from './PrintTrigger.tsx';

export type { DrawnPaper, Papers, PaperState, PrintMenuProps } from './print-menu.ts';

const OpenedPrintMenu = lazyPart<PrintMenuProps>(
  async () => (await import('./OpenedPrintMenu.tsx')).default,
  {
    whileLoading: () => <PrintTrigger aria-haspopup="menu" aria-expanded={false} aria-busy autoFocus />,
    failed: (_, retry) => <MissingPart title={copy.missing} isInline {...retry} />,
  },
);

/**
 * „Weitere Dokumente“: all papers that a shipment has. What it has and the menu itself are fetched when somebody
 * reaches for it: most people print a label, which has a button of its own.
 */
export function PrintMenu(props: PrintMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <OpenedPrintMenu {...props} />;
  const prefetch = () => void OpenedPrintMenu.preload().catch(() => undefined);
  return (
    <PrintTrigger
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setWanted(true)}
    />
  );
}
