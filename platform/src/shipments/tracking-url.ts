import type { Carrier } from 'contract';

/**
 * Public tracking pages; `{nr}` stands for the number. From product code that uses them, not from
 * the carriers' own word (as of 2026-11); MEX, ILO and DEKU have no page that we know of.
 */
const pages: Readonly<Partial<Record<Carrier, string>>> = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={nr}',
  GLS: 'https://gls-group.com/DE/de/paketverfolgung?match={nr}',
  UPS: 'https://www.ups.com/track?loc=de_DE&tracknum={nr}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={nr}',
};

/** The carrier's public page for a parcel, or null where there is none. */
export function trackingUrl(carrier: Carrier | '', trackingNumber: string | null): string | null {
  const page = carrier === '' ? undefined : pages[carrier];
  if (!page || trackingNumber === null) return null;
  return page.replace('{nr}', encodeURIComponent(trackingNumber));
}
