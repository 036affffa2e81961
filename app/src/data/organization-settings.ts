import { type OrganizationSettings, organizationsApi } from 'contract';
import { http } from '../http/client.ts';
import { session } from '../services.ts';

let known: { orgCode: string | null; settings: Promise<OrganizationSettings> } | undefined;

/** They have changed, or may have: whoever needs them next asks anew. */
export function forgetOrganizationSettings(): void {
  known = undefined;
}

/**
 * The organisation's settings, asked for once per session and organisation; a failure is forgotten,
 * so that the next one who needs them asks again.
 *
 * @throws {ApiError}
 */
export function organizationSettings(): Promise<OrganizationSettings> {
  const orgCode = session.getSnapshot().claims?.access.org_code ?? null;
  if (known?.orgCode !== orgCode) {
    const settings = http.call(organizationsApi.settings);
    const entry = { orgCode, settings };
    known = entry;
    settings.catch(() => {
      if (known === entry) known = undefined;
    });
  }
  return known.settings;
}
