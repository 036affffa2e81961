import { useNavigation } from '../../../components/Link/navigation.tsx';
import type { Shortcut } from '../../../components/Shortcuts/shortcut-registry.ts';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { keysCopy as copy } from '../keys.copy.ts';
import { existingPlaces, type PlaceHrefs } from '../places.ts';
import { shellCopy } from '../shell.copy.ts';

/** Where the keys of the frame lead. */
export interface ShellKeysProps {
  readonly hrefs: PlaceHrefs & { readonly newShipment?: string | undefined };
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
}

/**
 * The keys that work on every page: those of places that exist, of the search and of the list of keys. It is
 * no part of the frame itself, so that their code comes with what they open.
 */
export function ShellKeys({ hrefs, onSearch, onShortcuts }: ShellKeysProps): null {
  const navigate = useNavigation();
  const { newShipment } = hrefs;
  const create: Shortcut[] =
    newShipment === undefined
      ? []
      : [
          {
            keys: 'N',
            label: shellCopy.createShipment,
            group: 'everywhere',
            run: () => navigate(newShipment),
          },
        ];
  useShortcuts([
    ...create,
    { keys: 'Strg+K', label: copy.searchOrJump, group: 'everywhere', run: onSearch },
    { keys: '/', label: copy.searchHere, group: 'everywhere', run: () => focusSearch() || onSearch() },
    { keys: '?', label: copy.shortcuts, group: 'everywhere', run: onShortcuts },
    ...existingPlaces(hrefs).flatMap(({ href, label, keys }): Shortcut[] =>
      keys === undefined
        ? []
        : [{ keys, label: copy.openPlace(label), group: 'places', run: () => navigate(href) }],
    ),
  ]);
  return null;
}

/** Goes to the page's own search; @returns whether it has one */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
