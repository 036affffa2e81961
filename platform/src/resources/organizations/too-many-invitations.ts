import { headerNames, problemCodes } from 'contract';
import { ProblemError } from '../../api/problem.ts';
import { organizationApiCopy as copy } from './organizations.copy.ts';

/** As many invitations have gone out as may go in an hour; `seconds` until the next one may. */
export function tooManyInvitations(
  to: 'address' | 'organization',
  most: number,
  seconds: number,
): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  const detail =
    to === 'address' ? copy.tooManyToAddress(most, minutes) : copy.tooManyOfOrganization(most, minutes);
  return new ProblemError(429, {
    title: copy.tooManyInvitations,
    detail,
    code: problemCodes.tooManyInvitations,
    errors: [{ pointer: '/email', detail }],
    headers: { [headerNames.retryAfter]: String(seconds) },
  });
}
