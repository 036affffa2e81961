import { SidePanel } from '../../../components/SidePanel/SidePanel.tsx';
import { MissingPart, type MissingPartProps } from '../../../patterns/MissingPart/MissingPart.tsx';
import { missingPanelCopy as copy } from './MissingPanel.copy.ts';
import * as styles from './Shipments.css.ts';

export interface MissingPanelProps extends Pick<MissingPartProps, 'isRetrying' | 'onRetry'> {
  onClose: () => void;
}

/** Stands beside the list where the code of an open shipment could not be fetched; the list goes on. */
export function MissingPanel({ onClose, ...retry }: MissingPanelProps) {
  return (
    <SidePanel label={copy.missing} closeLabel={copy.close} onOpenChange={onClose}>
      <div className={styles.missing}>
        <MissingPart title={copy.missing} {...retry} />
      </div>
    </SidePanel>
  );
}
