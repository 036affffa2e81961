import type { PartRetry } from '../../components/LazyPart/LazyPart.tsx';
import { SidePanel } from '../../components/SidePanel/SidePanel.tsx';
import { missingPanelCopy as copy } from './MissingPanel.copy.ts';
import * as styles from './MissingPanel.css.ts';
import { MissingPart } from './MissingPart.tsx';

export interface MissingPanelProps extends PartRetry {
  /** What it would show. */
  what: keyof typeof copy;
  onClose: () => void;
}

/** Stands beside a list where the code of what is open could not be fetched; the list goes on. */
export function MissingPanel({ what, onClose, ...retry }: MissingPanelProps) {
  const { missing, close } = copy[what];
  return (
    <SidePanel label={missing} closeLabel={close} onOpenChange={onClose}>
      <div className={styles.missing}>
        <MissingPart title={missing} {...retry} />
      </div>
    </SidePanel>
  );
}
