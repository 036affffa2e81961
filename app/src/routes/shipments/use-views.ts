import type { SavedView } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { parsedJson } from '../../browser/parsed-json.ts';
import { safeStorage, type SafeStorage } from '../../browser/safe-storage.ts';
import { pages } from '../../pages/pages.ts';

/** Kept for everybody who uses this browser, like the choice of columns. */
const VIEWS_KEY = 'lotse.shipments.views';

/** As many as anybody finds their way in; the oldest goes. */
const MOST_VIEWS = 20;

const browserStorage = safeStorage(() => localStorage);

// What was kept is a link one follows: nothing but the list may come out of it.
const viewsSchema = v.fallback(
  v.array(
    v.object({
      name: v.string(),
      href: v.pipe(v.string(), v.startsWith(`${pages.shipments.href()}?`)),
    }),
  ),
  [],
);

export interface Views {
  /** By name. */
  readonly kept: readonly SavedView[];
  /** Another of that name goes. False, and nothing is otherwise, where the browser keeps nothing. */
  readonly save: (view: SavedView) => boolean;
  readonly remove: (name: string) => void;
}

/** The views of the list that are kept in this browser. */
export function useViews(storage: Pick<SafeStorage, 'read' | 'write'> = browserStorage): Views {
  const read = () => v.parse(viewsSchema, parsedJson(storage.read(VIEWS_KEY)));
  const [kept, setKept] = useState(read);
  // Read anew each time: another tab may have kept one meanwhile.
  const change = (next: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const views = next(read());
    if (!storage.write(VIEWS_KEY, JSON.stringify(views))) return false;
    setKept([...views]);
    return true;
  };
  const without = (name: string) => (views: readonly SavedView[]) =>
    views.filter((view) => view.name !== name);
  return {
    kept: kept.toSorted((a, b) => a.name.localeCompare(b.name, 'de')),
    save: (view) => change((views) => [...without(view.name)(views), view].slice(-MOST_VIEWS)),
    remove: (name) => void change(without(name)),
  };
}
