import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { domesticDraft, people } from 'contract/fixtures';
import type { FixturePerson } from 'contract/fixtures';
import { callerDay } from '../api/caller-day.ts';
import { Browser } from '../identity/testing/browser.ts';
import { authorizationRequest, chooseAndReturn } from '../identity/testing/sign-in.ts';

/** Where a started platform is found. */
interface Places {
  readonly identity: string;
  readonly app: string;
}

/** Signs the owner of the first demo organisation in at a started platform. @returns their access token */
export function signInAsOwner(places: Places): Promise<string> {
  return signInAs(people.owner, places);
}

/** Signs a demo person in at a started platform. @returns their access token */
export async function signInAs(
  { id }: Pick<FixturePerson, 'id'>,
  { identity: issuer, app }: Places,
): Promise<string> {
  const verifier = randomBytes(28).toString('hex');
  const request = authorizationRequest(issuer, {
    redirect_uri: app,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const browser = new Browser();
  const returned = await chooseAndReturn(browser, issuer, id, request);
  const form = {
    client_id: 'spa@live',
    grant_type: 'authorization_code',
    code: returned.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: app,
  };
  const answer = await browser.post(`${issuer}/oauth2/token`, form, { Origin: app });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Orders a parcel of today at the API with this address. */
export function postOrder(api: string, token: string, key: string = randomUUID()): Promise<Response> {
  const requestedDeliveryDate = callerDay(new Date(), undefined);
  return fetch(`${api}/shipments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      'timezone-offset': '0',
    },
    body: JSON.stringify({
      ...domesticDraft,
      shipmentData: { ...domesticDraft.shipmentData, requestedDeliveryDate },
    }),
  });
}
