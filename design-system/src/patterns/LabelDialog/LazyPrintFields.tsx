import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { MissingPart } from '../MissingPart/MissingPart.tsx';
import { labelDialogCopy as copy } from './LabelDialog.copy.ts';
import type { PrintSettings } from './print-settings.ts';

// A label can be printed before its paper can be changed, and without a network all the same.
export const PrintFields = lazyPart<PrintSettings>(
  async () => (await import('./PrintFields.tsx')).PrintFields,
  {
    failed: (_, retry) => <MissingPart title={copy.settingsMissing} isInline {...retry} />,
  },
);
