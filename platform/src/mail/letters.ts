import type { Role } from 'contract';
import { lettersCopy } from './letters.copy.ts';
import type { Letter, Mailer } from './mailer.ts';

/** Who is invited, by whom, to what. */
export interface InvitationLetter {
  /** Of the letter: another attempt has the same. */
  readonly letterId: string;
  readonly to: string;
  /** Of whom it is for; empty where nobody has given one. */
  readonly name: string;
  /** Null where nobody knows any more how they are called. */
  readonly inviter: string | null;
  readonly orgName: string;
  readonly role: Role;
  readonly invitationId: string;
  readonly expiresAt: Date;
}

/** Who has asked for a quote, and what has become of it. */
export interface QuoteLetter {
  readonly to: string;
  readonly name: string;
  readonly quoteId: string;
  readonly quoteNumber: string;
  readonly isOffer: boolean;
}

/** How many invitations may go in an hour. */
export interface LetterLimits {
  readonly perOrganization: number;
  /** Whoever invites: nobody is flooded by several organisations either. */
  readonly perAddress: number;
}

/** More than a team invites, and fewer than whoever makes a nuisance of themselves. */
const defaultLimits: LetterLimits = { perOrganization: 100, perAddress: 5 };

/** The letters that the platform sends. Each one rejects when it could not be handed over. */
export interface Letters {
  readonly limits: LetterLimits;
  invite(invitation: InvitationLetter): Promise<void>;
  tellAnswer(quote: QuoteLetter): Promise<void>;
}

/** @param appUrl where browsers find the app: links lead there */
export function createLetters(send: Mailer, appUrl: string, limits = defaultLimits): Letters {
  const { greeting, invitation: invited, quote: quoted } = lettersCopy;
  return {
    limits,
    invite: ({ letterId, to, name, inviter, orgName, role, invitationId, expiresAt }) =>
      send({
        id: letterId,
        to,
        subject: invited.subject(orgName),
        ...bodiesOf({
          greeting: greeting(name),
          text: invited.text(inviter, orgName, role),
          action: invited.action,
          href: `${appUrl}/join?${new URLSearchParams({ id: invitationId })}`,
          foot: invited.foot(expiresAt),
        }),
      }),
    tellAnswer: ({ to, name, quoteId, quoteNumber, isOffer }) => {
      const { subject, text, action } = isOffer ? quoted.answered : quoted.refused;
      const href = `${appUrl}/sendungen?${new URLSearchParams({ status: 'quotes', quote: quoteId })}`;
      return send({
        to,
        subject: subject(quoteNumber),
        ...bodiesOf({ greeting: greeting(name), text: text(quoteNumber), action, href, foot: quoted.foot }),
      });
    },
  };
}

interface Parts {
  readonly greeting: string;
  readonly text: string;
  /** What the link is called. */
  readonly action: string;
  readonly href: string;
  readonly foot: string;
}

/** The same words twice: for whoever reads text alone, and as a page without pictures and styles of others. */
function bodiesOf({ greeting, text, action, href, foot }: Parts): Pick<Letter, 'text' | 'html'> {
  return {
    text: `${greeting}\n\n${text}\n\n${action}:\n${href}\n\n${foot}\n\nLotse\n`,
    html: `<!doctype html>
<html lang="de">
<meta charset="utf-8" />
<body style="font-family: sans-serif; line-height: 1.5">
<p>${escaped(greeting)}</p>
<p>${escaped(text)}</p>
<p><a href="${escaped(href)}">${escaped(action)}</a></p>
<p>${escaped(foot)}</p>
<p>Lotse</p>
</body>
</html>
`,
  };
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
