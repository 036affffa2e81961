import * as v from 'valibot';
import { contentPageMessages } from './content-page-messages.copy.ts';
import { ruleMessages } from './messages.copy.ts';
import { storable } from './storable.ts';

/** As long as an id may be, since a page is asked for by its slug. */
const MAX_LENGTH = 64;
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The segment of a content page's address: small letters, digits and single hyphens between them. */
export function slugText() {
  const { required } = ruleMessages.specified;
  return v.config(
    v.pipe(
      v.string(required),
      v.transform(storable),
      v.nonEmpty(required),
      v.maxLength(MAX_LENGTH, ruleMessages.specified.maxLength(MAX_LENGTH)),
      v.regex(slug, contentPageMessages.slug),
    ),
    { abortPipeEarly: true },
  );
}

/** Segments at which the app, its server or its build have something of their own. */
const reservedSegments: ReadonlySet<string> = new Set([
  'abholungen',
  'assets',
  'backoffice',
  'benachrichtigungen',
  'builds',
  'consent',
  'einstellungen',
  'items',
  'join',
  'kontakte',
  'reports',
  'sendungen',
  'sendungsverfolgung',
  'setup',
  'statistiken',
]);

/** Addresses at which the page of one kind stands, whatever its slug is. */
const kindsAtSegments: ReadonlyMap<string, string> = new Map([
  ['datenschutz', 'privacy-policy'],
  ['impressum', 'imprint'],
  ['agb', 'terms-and-conditions'],
]);

/**
 * Whether a page with this slug would never be seen, because something else stands at its address: the segment
 * wins over the slug. The page of the kind that stands there may have it.
 */
export function isReservedSegment(slug: string, kind: string): boolean {
  const owner = kindsAtSegments.get(slug);
  return reservedSegments.has(slug) || (owner !== undefined && owner !== kind);
}
