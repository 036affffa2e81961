import { Link } from '../../components/Link/Link.tsx';
import { CookieSettingsButton } from './CookieSettingsButton/CookieSettingsButton.tsx';
import { publicShellCopy } from './public-shell.copy.ts';

/** Where the operator says who they are, what becomes of data and how to reach them. A page that is not built yet is left out. */
export interface LegalHrefs {
  readonly imprint?: string | undefined;
  readonly privacy?: string | undefined;
  readonly terms?: string | undefined;
  readonly contact?: string | undefined;
}

const words = publicShellCopy.legal;

/** The links at the foot of every page without an account. */
export function legalLinks({ imprint, privacy, terms, contact }: LegalHrefs) {
  return [
    { href: imprint, label: words.imprint },
    { href: privacy, label: words.privacy },
    { href: terms, label: words.terms },
    { href: contact, label: words.contact },
  ].flatMap(({ href, label }) =>
    href === undefined
      ? []
      : [
          <Link key={label} href={href} tone="inherit">
            {label}
          </Link>,
        ],
  );
}

/**
 * What stands after them: the way back to a decision about cookies.
 *
 * @param onOpen opens the dialog; without it there is none
 */
export function cookieLink(onOpen: (() => void | Promise<void>) | undefined) {
  return onOpen ? [<CookieSettingsButton key="cookies" onOpen={onOpen} />] : [];
}
