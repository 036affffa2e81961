import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { recordSignIn } from '../audit/sign-ins.ts';
import { createFaultReporter } from '../logging/log.ts';
import { interactionPath } from './endpoint-paths.ts';
import { promptReasons } from './interaction-policy.ts';
import type { LiveProvider } from './live-provider.ts';
import { endSession } from './logout.ts';
import type { ResolvedOptions } from './options.ts';
import { errorPage } from './pages/error-page.ts';
import { renderDocument } from './pages/layout.ts';
import type { Page } from './pages/layout.ts';
import { pagesCopy } from './pages/pages.copy.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { findMembership, findPerson, listPeople } from './people.ts';
import type { Person } from './people.ts';
import { createRegistration } from './registration.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

interface InteractionRoute {
  Params: { uid: string };
  /** Absent when a form without fields is posted. */
  Body: URLSearchParams | undefined;
}

type InteractionRequest = FastifyRequest<InteractionRoute>;

/**
 * The pages between the app and its authorization code. An interaction is found by a cookie that is
 * sent to its own path only and never with a form of another site.
 */
export function addInteractionRoutes(
  scope: FastifyInstance,
  live: LiveProvider,
  options: ResolvedOptions,
): void {
  const { db, demoData, limits } = options;
  const reportFault = createFaultReporter(options.log);
  const registration = createRegistration(options);
  const path = interactionPath(':uid');

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => {
      // The one character that the database cannot keep.
      const isStorable = !body.includes('%00');
      if (isStorable) done(null, new URLSearchParams(body.toString()));
      else done(Object.assign(new Error('NUL in a form'), { statusCode: 400 }));
    },
  );

  scope.get<InteractionRoute>(path, (request, reply) =>
    withInteraction(request, reply, async (interaction) => {
      if (!demoData || interaction.prompt.name !== 'create') return showSignIn(reply, interaction);
      const person = await signedInPerson(interaction);
      return show(reply, 200, registration.page(interaction, person));
    }),
  );

  scope.post<InteractionRoute>(`${path}/sign-in`, (request, reply) =>
    withInteraction(request, reply, async (interaction) => {
      const seconds = await limits.countTry(request.countedAs);
      if (seconds !== undefined) return showTooMany(reply, interaction, seconds);
      const person = demoData ? await findPerson(db, request.body?.get('account') ?? '') : undefined;
      const secondsForAccount = person && (await limits.countTryFor(person.id));
      if (secondsForAccount !== undefined) return showTooMany(reply, interaction, secondsForAccount);
      if (!person) return showSignIn(reply, interaction, pagesCopy.signIn.unknownPerson);

      const orgCode = requestedOrganization(interaction) ?? request.body?.get('organization') ?? undefined;
      const membership = findMembership(person, orgCode);
      if (!membership) {
        const name = `${person.givenName} ${person.familyName}`.trim() || person.email;
        const { deactivated, notMember } = pagesCopy.signIn;
        return showSignIn(
          reply,
          interaction,
          (person.isDeactivatedSomewhere ? deactivated : notMember)(name),
        );
      }
      await leaveOtherSession(interaction, person.id, request, reply);
      await recordSignIn(db, { personId: person.id, orgCode: membership.orgCode }, reportFault);
      return finish(request, reply, { login: { accountId: person.id }, organization: { orgCode } });
    }),
  );

  scope.post<InteractionRoute>(`${path}/register`, (request, reply) =>
    withInteraction(request, reply, async (interaction) => {
      if (!demoData) return showSignIn(reply, interaction);
      const person = await signedInPerson(interaction);
      const body = request.body ?? new URLSearchParams();
      const seconds = await limits.countTry(request.countedAs);
      if (seconds !== undefined) {
        const problem = pagesCopy.signIn.tooMany(seconds);
        const page = registration.refused(interaction, person, body, problem);
        return show(reply.header('Retry-After', seconds), 429, page);
      }
      const result = await registration.submit(interaction, person, body);
      if ('page' in result) return show(reply, 422, result.page);

      const { accountId, orgCode } = result;
      await leaveOtherSession(interaction, accountId, request, reply);
      await recordSignIn(db, { personId: accountId, orgCode }, reportFault);
      return finish(request, reply, { create: {}, login: { accountId }, organization: { orgCode } });
    }),
  );

  scope.post<InteractionRoute>(`${path}/abort`, (request, reply) =>
    withInteraction(request, reply, () =>
      finish(request, reply, { error: 'access_denied', error_description: 'cancelled by the person' }),
    ),
  );

  /** Finds the interaction of a request. To one that is over leads no way back, and nothing can be sent to it. */
  async function withInteraction(
    request: InteractionRequest,
    reply: FastifyReply,
    proceed: (interaction: Interaction) => Promise<unknown>,
  ): Promise<unknown> {
    const interaction = await live.current
      .interactionDetails(request.raw, reply.raw)
      .catch((error: Error) => {
        if (error.name !== 'SessionNotFound') throw error;
        return undefined;
      });
    if (interaction) return proceed(interaction);
    const [appOrigin] = options.appOrigins;
    // The way back from the application leads here; the application knows whether somebody is signed in.
    if (request.method === 'GET') return reply.redirect(`${appOrigin}/`, 303);
    return show(reply, 400, errorPage('expired', appOrigin));
  }

  function showTooMany(reply: FastifyReply, interaction: Interaction, seconds: number) {
    const problem = pagesCopy.signIn.tooMany(seconds);
    return showSignIn(reply.header('Retry-After', seconds), interaction, problem, 429);
  }

  async function showSignIn(
    reply: FastifyReply,
    interaction: Interaction,
    problem?: string,
    status = problem === undefined ? 200 : 422,
  ) {
    const people = demoData ? await listPeople(db) : undefined;
    const page = signInPage({
      path: interactionPath(interaction.uid),
      people,
      orgCode: requestedOrganization(interaction),
      isForeign: interaction.prompt.reasons.includes(promptReasons.foreignOrganization),
      problem,
    });
    return show(reply, status, page);
  }

  async function signedInPerson(interaction: Interaction): Promise<Person | undefined> {
    const accountId = interaction.session?.accountId;
    return accountId === undefined ? undefined : findPerson(db, accountId);
  }

  /** A browser holds one session: whoever signs in as somebody else ends the one before. */
  async function leaveOtherSession(
    interaction: Interaction,
    accountId: string,
    request: InteractionRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (interaction.session === undefined || interaction.session.accountId === accountId) return;
    await endSession(live.current, live.current.createContext(request.raw, reply.raw));
    interaction.session = undefined;
    await interaction.persist();
  }

  async function finish(request: InteractionRequest, reply: FastifyReply, result: InteractionResults) {
    reply.hijack();
    await live.current.interactionFinished(request.raw, reply.raw, result);
  }
}

function show(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(renderDocument(page));
}

function requestedOrganization(interaction: Interaction): string | undefined {
  const value = interaction.params['org_code'];
  return typeof value === 'string' ? value : undefined;
}
