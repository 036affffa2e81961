import { CONSENT_PATH } from 'contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How a decision is kept, as the page is told it. */
export interface ConsentKeeping {
  readonly decisionCookie: string;
  readonly enabledCookie: string;
  readonly days: number;
}

/** What the two cookies may hold, as the app writes them. */
export const consentValues = { decision: /^[\w-]+$/, enabled: /^[\w~-]*$/ } as const;

const DAY_S = 24 * 60 * 60;

/** A cookie as `Set-Cookie` has it, like the one that the app writes (`app/src/consent/cookie-jar.ts`). */
export function consentCookie(name: string, value: string, days: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${days * DAY_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/**
 * Takes decisions about cookies and answers with both of them: Safari drops after a week what a script has set. Nothing is
 * stored here, and no foreign page may decide for anybody: a browser that does not say who asks keeps what the script sets.
 * Safari before 16.4 says it by the origin alone.
 */
export function addConsent(app: FastifyInstance, keeping: ConsentKeeping, appOrigin: string): void {
  const { decisionCookie, enabledCookie, days } = keeping;
  const isSecure = appOrigin.startsWith('https:');
  app.post(CONSENT_PATH, { bodyLimit: 1 }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { origin, 'sec-fetch-site': site = origin === appOrigin ? 'same-origin' : '' } = request.headers;
    if (site !== 'same-origin') return reply.code(403).send();
    const decision = valueOf(request, 'decision');
    const enabled = valueOf(request, 'enabled');
    if (decision === undefined || enabled === undefined) return reply.code(400).send();
    const cookies = [
      consentCookie(decisionCookie, decision, days, isSecure),
      consentCookie(enabledCookie, enabled, days, isSecure),
    ];
    return reply.code(204).header('set-cookie', cookies).send();
  });
}

function valueOf({ query }: FastifyRequest, name: keyof typeof consentValues): string | undefined {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && consentValues[name].test(value) ? value : undefined;
}
