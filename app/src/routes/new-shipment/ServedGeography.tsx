import { defaultGeography } from 'contract';
import { GeographyContext } from 'design-system/screens/shipments/NewShipment/form/geography-context.ts';
import type { ReactNode } from 'react';
import { useServedGeography } from './use-served-geography.ts';

/** Has the addresses inside be entered and judged by what staff keep of countries, as the platform judges them. */
export function ServedGeography({ children }: { readonly children: ReactNode }) {
  const { geography = defaultGeography } = useServedGeography();
  return <GeographyContext value={geography}>{children}</GeographyContext>;
}
