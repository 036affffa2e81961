import type { ComponentType } from 'react';

/** What a built screen's module gives. */
interface ScreenModule {
  readonly Component: ComponentType;
}

/** Starts what a screen will ask for, while its code is still on the way. */
interface PreloadModule {
  readonly preload: (url: URL) => void;
}

export interface Screen {
  readonly load: () => Promise<ScreenModule>;
  readonly preload?: () => Promise<PreloadModule>;
}

/** The screens that exist, by the path of their row in the table. */
export const screens: Readonly<Record<string, Screen>> = {
  '/': { load: () => import('./start/StartRoute.tsx') },
  '/join': { load: () => import('./join/JoinRoute.tsx') },
  '/sendungen': {
    load: () => import('./shipments/ShipmentsRoute.tsx'),
    preload: () => import('./shipments/shipments.preload.ts'),
  },
  '/sendungen/neu': { load: () => import('./new-shipment/NewShipmentRoute.tsx') },
  '/sendungen/neu/erstellt': { load: () => import('./new-shipment/CreatedRoute.tsx') },
};

/** Whether the path of a row has a screen yet. */
export function hasScreen(path: string): boolean {
  return Object.hasOwn(screens, path);
}
