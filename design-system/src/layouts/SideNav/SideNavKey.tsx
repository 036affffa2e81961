import { Keyboard } from '@lucide/icons';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { keyButton, linkLabel } from './SideNav.css.ts';

export interface SideNavKeyProps {
  label: string;
  /** The key that does the same, as a key cap; where it does not act, an icon stands in its place. */
  keys?: string | undefined;
  onPress: () => void;
}

/** A small button for the foot of the navigation. In the rail its words leave the eye, and stay its name. */
export function SideNavKey({ label, keys, onPress }: SideNavKeyProps) {
  return (
    <button type="button" className={keyButton} title={label} aria-keyshortcuts={keys} onClick={onPress}>
      {keys === undefined ? <Icon icon={Keyboard} /> : <Kbd keys={keys} />}
      <span className={linkLabel}>{label}</span>
    </button>
  );
}
