import { Link } from '../../components/Link/Link.tsx';
import { shellCopy } from './shell.copy.ts';

/** Where the operator says who they are and what becomes of data. A page that is not built yet is left out. */
export interface LegalHrefs {
  readonly imprint?: string | undefined;
  readonly privacy?: string | undefined;
}

const words = shellCopy.legal;

/** The links at the foot of every page without an account. */
export function legalLinks({ imprint, privacy }: LegalHrefs) {
  return [
    { href: imprint, label: words.imprint },
    { href: privacy, label: words.privacy },
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
