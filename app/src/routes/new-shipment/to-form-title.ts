import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { formTitle } from 'design-system/screens/shipments/NewShipment/form-title.ts';
import type {
  FormMode,
  NewShipmentState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';

/** The page is named after what it is for, or after what stands in its way. */
export function toFormTitle(kind: NewShipmentState['kind'], mode: FormMode, templateNumber?: string): string {
  if (kind === 'forbidden') return pageTitles.forbidden;
  return kind === 'notFound' ? pageTitles.notFound : formTitle(mode, templateNumber);
}
