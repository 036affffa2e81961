import { MissingPart, type MissingPartProps } from '../../../patterns/MissingPart/MissingPart.tsx';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import { missing } from './ShipmentPanel.css.ts';

export interface MissingLabelProps extends Pick<MissingPartProps, 'isRetrying' | 'onRetry'> {
  onClose: () => void;
}

/** Stands below the button that was pressed, where the code of the label's dialog could not be fetched. */
export function MissingLabel({ onClose, ...retry }: MissingLabelProps) {
  return (
    <div className={missing}>
      <MissingPart
        title={copy.labelMissing}
        isInline
        otherWay={{ label: copy.dismiss, onPress: onClose }}
        {...retry}
      />
    </div>
  );
}
