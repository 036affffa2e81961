import { Lock } from '@lucide/icons';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { forbiddenCopy as copy } from './Forbidden.copy.ts';

/** Who is refused, and who could change that. */
export interface Refusal {
  /** Who is signed in, so that a person with two accounts sees which one is in use; an unknown role is empty. */
  readonly person: { readonly name: string; readonly role: string; readonly organizationName: string };
  /** Who gives the missing permission: an owner of the organisation, or an administrator of the portal. */
  readonly helper: 'owner' | 'administrator';
}

export interface ForbiddenProps {
  refusal: Refusal;
  homeHref: string;
}

/** Stands in for a screen that the signed-in person may not see. */
export function Forbidden({ refusal: { person, helper }, homeHref }: ForbiddenProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon={Lock}
      title={copy.specified.title}
      actions={<ButtonLink href={homeHref}>{copy.backHome}</ButtonLink>}
    >
      <p>{copy.specified.text}</p>
      <p>{copy.signedInAs(person.name, person.role)}</p>
      <p>{helper === 'owner' ? copy.help.owner(person.organizationName) : copy.help.administrator}</p>
    </EmptyState>
  );
}
