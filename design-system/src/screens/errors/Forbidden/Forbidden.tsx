import { Lock } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { forbiddenCopy as copy } from './Forbidden.copy.ts';

export interface ForbiddenProps {
  /** Who is signed in, so that a person with two accounts sees which one is in use. */
  person?: { name: string; role: string };
  homeHref: string;
}

/** Stands in for a screen that the signed-in person may not see. */
export function Forbidden({ person, homeHref }: ForbiddenProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon={Lock}
      title={copy.specified.title}
      actions={<ButtonLink href={homeHref}>{copy.backHome}</ButtonLink>}
    >
      {copy.specified.text}
      {person && <p>{copy.signedInAs(person.name, person.role)}</p>}
    </EmptyState>
  );
}
