import {
  ArrowUpRight,
  BookUser,
  Keyboard,
  LogOut,
  type LucideIconData,
  Package,
  Plus,
  ReceiptEuro,
  ScanSearch,
} from '@lucide/icons';
import {
  compactTrackingNumber,
  recognizeTrackingNumber,
  type SearchHits,
  shipmentStatusLabels,
  trackingPageUrl,
} from 'contract';
import type { Command, CommandSection } from '../../../components/CommandPalette/CommandPalette.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { quotesCopy } from '../../shipments/Quotes/Quotes.copy.ts';
import { keysCopy } from '../keys.copy.ts';
import { menuIcons } from '../menu-icons.ts';
import { placesCopy } from '../places.copy.ts';
import { existingPlaces, type PlaceHrefs } from '../places.ts';
import { shellCopy } from '../shell.copy.ts';
import type { HitHrefs, PaletteState } from './palette-state.ts';
import { paletteCopy as copy } from './Palette.copy.ts';

/** Commands that are no place; what they do is the frame's. */
export const commandIds = { shortcuts: 'command:shortcuts', signOut: 'command:signOut' } as const;

export interface PaletteContent {
  readonly text: string;
  readonly state: PaletteState;
  /** What exists, with the form for a new shipment. */
  readonly hrefs: PlaceHrefs & { readonly newShipment?: string | undefined };
  readonly hitHrefs: HitHrefs;
  /** Keys of single letters act, so they stand beside what they do. */
  readonly areLettersOn: boolean;
}

/** All that fits what is typed, in the order shown. */
export function toSections(content: PaletteContent): CommandSection[] {
  const { text, state, hitHrefs } = content;
  const hits = state.kind === 'found' ? state.hits : { shipments: [], contacts: [], quotes: [] };
  const sections: CommandSection[] = [
    { id: 'shipments', title: copy.sections.shipments, commands: shipmentCommands(hits, hitHrefs) },
    { id: 'quotes', title: copy.sections.quotes, commands: quoteCommands(hits, hitHrefs) },
    { id: 'tracking', title: copy.sections.tracking, commands: trackingCommands(text, state) },
    { id: 'contacts', title: copy.sections.contacts, commands: contactCommands(hits, hitHrefs) },
    { id: 'commands', title: copy.sections.commands, commands: commandsFor(content) },
    { id: 'places', title: copy.sections.places, commands: placesFor(content) },
    { id: 'list', title: copy.sections.list, commands: searchFor(content) },
  ];
  return sections.filter(({ commands }) => commands.length > 0);
}

const iconOf = (icon: LucideIconData) => <Icon icon={icon} />;
const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);

function shipmentCommands({ shipments }: SearchHits, { shipment }: HitHrefs): Command[] {
  return shipments.map(({ id, orderNumber, trackingNumber, recipient, city, status }) => ({
    id: `shipment:${id}`,
    label: trackingNumber ?? orderNumber,
    detail: joined(
      [
        trackingNumber === null ? '' : orderNumber,
        joined([recipient, city], ', '),
        shipmentStatusLabels[status],
      ],
      ' · ',
    ),
    icon: iconOf(Package),
    href: shipment(id),
  }));
}

function quoteCommands({ quotes }: SearchHits, { quote }: HitHrefs): Command[] {
  return quotes.map(({ id, quoteNumber, recipient, city, status }) => ({
    id: `quote:${id}`,
    label: quoteNumber,
    detail: joined([joined([recipient, city], ', '), quotesCopy.standings[status]], ' · '),
    icon: iconOf(ReceiptEuro),
    href: quote(id),
  }));
}

/** Offered once it is known that the number is none of the organisation's own. */
function trackingCommands(text: string, state: PaletteState): Command[] {
  if (state.kind !== 'found' && state.kind !== 'failed') return [];
  const candidates = recognizeTrackingNumber(text);
  const isOwn = ({ number }: { number: string }) =>
    state.kind === 'found' &&
    state.hits.shipments.some(({ trackingNumber }) => compactTrackingNumber(trackingNumber ?? '') === number);
  return candidates.flatMap((candidate) => {
    const { carrier, name, number, check } = candidate;
    const href = trackingPageUrl(carrier, number);
    if (href === null || isOwn(candidate)) return [];
    const detail = joined(
      [`${name} ${number}`, check === 'invalid' ? copy.wrongDigit : '', copy.newTab],
      ' · ',
    );
    return [
      {
        id: `track:${name}`,
        label: copy.trackAt(carrier),
        detail,
        icon: iconOf(ArrowUpRight),
        href,
        opensNewTab: true,
      },
    ];
  });
}

function contactCommands({ contacts }: SearchHits, { newShipment }: HitHrefs): Command[] {
  if (!newShipment) return [];
  return contacts.flatMap(({ id, kind, name, postalCode, city }): Command[] => {
    const shared = {
      id: `contact:${id}`,
      detail: joined([postalCode, city], ' '),
      icon: iconOf(BookUser),
    };
    if (kind === 'recipient')
      return [{ ...shared, label: copy.newShipmentTo(name), href: newShipment({ recipientId: id }) }];
    if (kind === 'sender')
      return [{ ...shared, label: copy.newShipmentFrom(name), href: newShipment({ senderId: id }) }];
    return [];
  });
}

function commandsFor({ text, hrefs, areLettersOn }: PaletteContent): Command[] {
  const typed = text.trim();
  const { createShipment, shortcuts, signOut } = copy.synonyms;
  const keys = (shortcut: string) => areLettersOn && { shortcut };
  const create: Command[] =
    hrefs.newShipment === undefined
      ? []
      : [
          {
            id: 'command:create',
            label: shellCopy.createShipment,
            icon: iconOf(Plus),
            href: hrefs.newShipment,
            ...keys('N'),
          },
        ];
  return [
    ...fitting(typed, create, createShipment),
    ...fitting(
      typed,
      [{ id: commandIds.shortcuts, label: keysCopy.shortcuts, icon: iconOf(Keyboard), ...keys('?') }],
      shortcuts,
    ),
    ...fitting(typed, [{ id: commandIds.signOut, label: shellCopy.signOut, icon: iconOf(LogOut) }], signOut),
  ];
}

/** The way to the list, unless it is known that nothing there has the text. */
function searchFor({ text, state, hrefs, hitHrefs }: PaletteContent): Command[] {
  const typed = text.trim();
  const hasNone = state.kind === 'found' && state.hits.shipments.length === 0;
  if (typed === '' || hrefs.shipments === undefined || hasNone) return [];
  return [
    {
      id: 'command:search',
      label: copy.searchShipments(typed),
      icon: iconOf(ScanSearch),
      href: hitHrefs.search(typed),
    },
  ];
}

function placesFor({ text, hrefs, areLettersOn }: PaletteContent): Command[] {
  const navigation: Command[] = existingPlaces(hrefs).map(({ name, href, icon, label, keys }) => ({
    id: `place:${name}`,
    label: keysCopy.openPlace(label),
    icon: iconOf(icon),
    href,
    ...(keys && areLettersOn && { shortcut: keys }),
  }));
  const others = (['profile', 'backoffice'] as const).flatMap((name): Command[] => {
    const href = hrefs[name];
    if (href === undefined) return [];
    const label = keysCopy.openPlace(placesCopy[name]);
    return [{ id: `place:${name}`, label, icon: iconOf(menuIcons[name]), href }];
  });
  return [...navigation, ...others].flatMap((place) => fitting(text.trim(), [place]));
}

/** Those in which every typed word begins a word, in any case and with umlauts written either way. */
function fitting(typed: string, commands: readonly Command[], synonyms = ''): Command[] {
  const words = folded(typed).split(' ');
  return commands.filter(({ label }) => {
    const known = folded(`${label} ${synonyms}`).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => known.some((other) => other.startsWith(word)));
  });
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .trim();
}
