import { ChevronDown } from '@lucide/icons';
import { cronKindLabels, type TriggeredKind } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { Menu, MenuItem } from '../../../components/Menu/Menu.tsx';
import type { StartJob } from './overview-state.ts';
import { overviewCopy as copy } from './Overview.copy.ts';

/** The jobs that staff may have done before the clock does. */
export function StartMenu({
  kinds,
  onStart,
}: {
  readonly kinds: readonly TriggeredKind[];
  readonly onStart: StartJob;
}) {
  return (
    <Menu trigger={<Button icon={ChevronDown}>{copy.start}</Button>} placement="bottom end">
      {kinds.map((kind) => (
        <MenuItem key={kind} label={cronKindLabels[kind]} onAction={() => onStart(kind)} />
      ))}
    </Menu>
  );
}
