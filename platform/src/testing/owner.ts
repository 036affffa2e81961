import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { domesticDraft, people } from 'contract/fixtures';
import { callerDay } from '../api/caller-day.ts';
import { Browser } from '../identity/testing/browser.ts';
import { authorizationRequest, chooseAndReturn } from '../identity/testing/sign-in.ts';

/** Signs the owner of the first demo organisation in at a started platform. @returns their access token */
export async function signInAsOwner({ identity: issuer, app }: { identity: string; app: string }) {
  const verifier = randomBytes(28).toString('hex');
  const request = authorizationRequest(issuer, {
    redirect_uri: app,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const browser = new Browser();
  const returned = await chooseAndReturn(browser, issuer, people.owner.id, request);
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
