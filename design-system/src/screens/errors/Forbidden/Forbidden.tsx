import { Lock } from '@lucide/icons';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import type { Refusal } from '../../../patterns/ResourceView/resource.ts';
import { forbiddenCopy as copy } from './Forbidden.copy.ts';

export interface ForbiddenProps {
  refusal: Refusal;
  /** Left out where the rest of the page is still there. */
  homeHref?: string;
}

/** Stands in for a screen, or a part of one, that the signed-in person may not see. */
export function Forbidden({ refusal: { person, helper }, homeHref }: ForbiddenProps) {
  const isPage = homeHref !== undefined;
  return (
    <EmptyState
      headingLevel={isPage ? 1 : 2}
      icon={Lock}
      title={copy.specified.title}
      actions={isPage && <ButtonLink href={homeHref}>{copy.backHome}</ButtonLink>}
    >
      <p>{copy.specified.text}</p>
      <p>{copy.signedInAs(person.name, person.role)}</p>
      <p>{helper === 'owner' ? copy.help.owner(person.organizationName) : copy.help[helper]}</p>
    </EmptyState>
  );
}
