import type { PartRetry } from '../../../components/LazyPart/LazyPart.tsx';
import { MissingPart } from '../../../patterns/MissingPart/MissingPart.tsx';
import { commandsCopy as copy } from '../commands.copy.ts';

/** Stands above the page where the code of the palette and the list of keys could not be fetched. */
export function MissingCommands({ onClose, ...retry }: PartRetry & { onClose: () => void }) {
  return (
    <MissingPart
      title={copy.missing}
      isInline
      otherWay={{ label: copy.close, onPress: onClose }}
      {...retry}
    />
  );
}
