import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import type { SwitchStanding } from './carrier-products-state.ts';
import { carrierProductsCopy as copy } from './CarrierProducts.copy.ts';

export interface ProductSwitchProps {
  /** What is switched, by its full name. */
  readonly name: string;
  readonly isActive: boolean;
  readonly standing: SwitchStanding | undefined;
  /** None for whoever may only read it. */
  readonly onSwitch: ((isActive: boolean) => void) | undefined;
}

/** Whether a product can be used: a switch that saves at once, or a word for whoever may not switch it. */
export function ProductSwitch({ name, isActive, standing, onSwitch }: ProductSwitchProps) {
  if (!onSwitch) {
    return isActive ? (
      <StatusMark glyph="check-filled" tone="success">
        {copy.active}
      </StatusMark>
    ) : (
      <StatusMark glyph="ring">{copy.inactive}</StatusMark>
    );
  }
  return (
    <Switch
      label={copy.switchLabel(name)}
      isLabelHidden
      isSelected={standing?.kind === 'pending' ? standing.isActive : isActive}
      {...(standing?.kind === 'pending' && { description: copy.switching })}
      {...(standing?.kind === 'failed' && { errorMessage: standing.message })}
      // What is being saved keeps the focus; a second press waits for the first.
      onChange={(is) => standing?.kind !== 'pending' && onSwitch(is)}
    />
  );
}
