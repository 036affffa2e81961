import type { interactionPolicy } from 'oidc-provider';
import { requestedMembership } from './grants.ts';
import { base, Check, Prompt } from './oidc-provider.ts';
import type { Person } from './people.ts';

/** Why the sign-in page is shown, beyond the reasons of OpenID Connect itself. */
export const promptReasons = {
  /** The account of the session is gone or no longer allowed. */
  accountGone: 'account_gone',
  /** The signed-in person does not belong to the organisation that the app asked for. */
  foreignOrganization: 'foreign_organization',
} as const;

/**
 * When somebody has to be asked: `create` (opening an account or an organisation) comes before
 * `login`, and a session is not enough for an organisation that the person does not belong to.
 */
export function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);

  const login = policy.get('login');
  login?.checks.add(
    new Check(
      promptReasons.accountGone,
      'the account of the session does not exist',
      (ctx) => ctx.oidc.session?.accountId !== undefined && ctx.oidc.account === undefined,
    ),
  );
  login?.checks.add(
    new Check(
      promptReasons.foreignOrganization,
      'the person does not belong to the organisation',
      'access_denied',
      (ctx) => {
        const person = ctx.oidc.account?.['person'] as Person | undefined;
        return person !== undefined && requestedMembership(ctx, person) === undefined;
      },
    ),
  );
  return policy;
}
