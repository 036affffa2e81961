import { FieldMessages } from '../../components/Field/Field.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { rowSwitchesCopy as copy } from './row-switches.copy.ts';
import type { SwitchStanding } from './row-switches.ts';

export interface RowSwitchProps<Name extends string> {
  /** Names the switch with its row; heard, not seen. */
  readonly label: string;
  /** Which switch of the row it is. */
  readonly name: Name;
  /** What the row says. */
  readonly isOn: boolean;
  readonly standing: SwitchStanding<Name> | undefined;
  readonly isDisabled?: boolean;
  /** The id of the row's `RowSwitchMessage`, where its column has no room for words. */
  readonly messageId?: string;
  readonly onSwitch: (isOn: boolean) => void;
}

/** A switch in a row of a list, which saves at once. */
export function RowSwitch<Name extends string>({
  label,
  name,
  isOn,
  standing,
  isDisabled,
  messageId,
  onSwitch,
}: RowSwitchProps<Name>) {
  const pending = standing?.kind === 'pending' ? standing : undefined;
  return (
    <Switch
      label={label}
      isLabelHidden
      isSelected={pending?.name === name ? pending.isOn : isOn}
      {...(isDisabled !== undefined && { isDisabled })}
      {...(messageId === undefined ? wordsOf(standing) : standing && { describedBy: messageId })}
      // What is being saved keeps the focus; a second press waits for the first.
      onChange={(is) => !pending && onSwitch(is)}
    />
  );
}

function wordsOf(standing: SwitchStanding | undefined) {
  if (!standing) return {};
  return standing.kind === 'pending' ? { description: copy.saving } : { errorMessage: standing.message };
}

export interface RowSwitchMessageProps {
  readonly id: string;
  readonly standing: SwitchStanding | undefined;
}

/** How the switches of a row stand, below its name. What is being saved is only heard, so that no row moves. */
export function RowSwitchMessage({ id, standing }: RowSwitchMessageProps) {
  if (standing?.kind === 'failed')
    return (
      <FieldMessages
        ids={{ control: id, label: id, description: id, error: id }}
        errorMessage={standing.message}
      />
    );
  return (
    standing && (
      <VisuallyHidden>
        <span id={id}>{copy.saving}</span>
      </VisuallyHidden>
    )
  );
}
