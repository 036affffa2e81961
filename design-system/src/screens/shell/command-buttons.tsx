import type { ReactNode } from 'react';
import { SideNavKey } from '../../layouts/SideNav/SideNavKey.tsx';
import { TopBarSearch } from '../../layouts/TopBarParts/TopBarParts.tsx';
import { commandsCopy } from './commands.copy.ts';
import { keysCopy } from './keys.copy.ts';

/** What the frames of signed-in people say of their commands. */
export interface CommandSlots {
  /** Whether keys of single letters act. */
  areLettersOn: boolean;
  /** Opens the palette of commands. */
  onSearch: () => void;
  /** Shows the list of all keys. */
  onShortcuts: () => void;
  /** `ShellKeys`, and the palette or the list while it is open; or what stands in where they cannot be loaded. */
  commands?: ReactNode;
}

/** Opens the palette, from the bar of every page. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  return (
    <TopBarSearch
      label={commandsCopy.search}
      shortLabel={commandsCopy.searchShort}
      shortcut="Strg+K"
      aria-keyshortcuts="Control+K"
      onPress={onPress}
    />
  );
}

/** Shows the list of all keys, from the foot of the navigation. */
export function KeysButton({ areLettersOn, onPress }: { areLettersOn: boolean; onPress: () => void }) {
  return <SideNavKey label={keysCopy.shortcuts} keys={areLettersOn ? '?' : undefined} onPress={onPress} />;
}
