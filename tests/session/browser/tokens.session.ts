import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import type { Addresses } from '../../platform/addresses.ts';
import type { ProviderFaults } from '../../platform/control.ts';
import { callApi } from '../support/app-inside.ts';
import { makeKnownToProvider, openSignedIn } from '../support/signed-in.ts';
import { expectRefused, signInOnceMore } from '../support/signing-in.ts';
import { expectShipments, shiftClock } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

type TokenCall = NonNullable<ProviderFaults['tokenCall']>;

const soon = () => Math.floor(Date.now() / 1000) + 3600;

/** What is wrong with either token, one thing at a time. */
const forgedClaims: Record<string, (identity: string) => { header?: object; claims?: object }> = {
  iss: () => ({ claims: { iss: 'https://evil.example' } }),
  'iss with a slash': (identity) => ({ claims: { iss: `${identity}/` } }),
  azp: () => ({ claims: { azp: 'another-client' } }),
  'no azp': () => ({ claims: { azp: null } }),
  aud: () => ({ claims: { aud: ['https://another-api.example'] } }),
  'empty aud': () => ({ claims: { aud: [] } }),
  'aud that contains ours as a part': () => ({ claims: { aud: ['spa@live http://localhost:43'] } }),
  exp: () => ({ claims: { exp: soon() - 7200 } }),
  'iat in the future': () => ({ claims: { iat: soon(), exp: soon() + 900 } }),
  'alg HS256': () => ({ header: { alg: 'HS256' } }),
  'alg none': () => ({ header: { alg: 'none' } }),
  sub: () => ({ claims: { sub: 'somebody-else' } }),
};

/** Answers of the token endpoint that are none. */
const malformed: Record<string, TokenCall> = {
  'an empty answer': { body: '' },
  null: { body: 'null' },
  'a list': { body: '[]' },
  'a text': { body: '"eyJ"' },
  'an empty object': { body: '{}' },
  'a page of a captive portal': { body: '<!doctype html><title>WLAN</title>' },
  'an answer cut in the middle': { isTruncated: true },
  'another token type': { answer: { token_type: 'mac' } },
  'no token type': { answer: { token_type: null } },
  'an empty access token': { answer: { access_token: '' } },
  'an access token that is a number': { answer: { access_token: 5 } },
  'an expiry that is no number': { answer: { expires_in: 'soon' } },
};

/** Signing in takes no page of the provider. */
async function openKnown(page: Page, addresses: Addresses): Promise<void> {
  await makeKnownToProvider(page.context(), people.member, addresses);
  await page.goto('/');
}

async function openShipments(page: Page, addresses: Addresses): Promise<void> {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
}

test('A5.3 an id token with another nonce, or none, is refused', async ({ page, addresses, control }) => {
  await openKnown(page, addresses);
  for (const nonce of ['another', null]) {
    await control.setProviderFaults({ tokenCall: { idToken: { claims: { nonce } } } });
    await signInOnceMore(page);
    await expectRefused(page);
  }
});

for (const token of ['idToken', 'accessToken'] as const) {
  test(`A5.12 a forged claim of the ${token} is refused, whichever it is`, async ({
    page,
    addresses,
    control,
  }) => {
    await openKnown(page, addresses);
    for (const [name, change] of Object.entries(forgedClaims)) {
      await test.step(name, async () => {
        await control.setProviderFaults({ tokenCall: { [token]: change(addresses.identity) } });
        await signInOnceMore(page);
        await expectRefused(page);
      });
    }
    await control.setProviderFaults({});
    await signInOnceMore(page);
    await expectShipments(page);
  });
}

test('A5.12 a stranger’s signature ends the session, after the data were asked for', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await openKnown(page, addresses);
  const traffic = watchTraffic(context, addresses);
  await control.setProviderFaults({ tokenCall: { idToken: { isForged: true }, times: 1 } });
  await signInOnceMore(page);
  await expect.poll(() => traffic.signIns().length).toBe(2);
  await expectShipments(page);
  const urls = traffic.requests.map((request) => request.url());
  const keys = urls.findIndex((url) => url.includes('/.well-known/jwks'));
  expect(keys).toBeGreaterThan(urls.findIndex((url) => url.startsWith(`${addresses.api}/shipments`)));
});

test('A5.11 twelve malformed answers to a code leave nothing behind', async ({
  page,
  addresses,
  control,
}) => {
  await openKnown(page, addresses);
  const log: string[] = [];
  page.on('console', (message) => message.type() === 'error' && log.push(message.text()));
  for (const [name, fault] of Object.entries(malformed)) {
    await test.step(name, async () => {
      log.length = 0;
      await control.setProviderFaults({ tokenCall: fault });
      await signInOnceMore(page);
      await expectRefused(page);
      expect(log.join('\n')).not.toBe('');
      expect(log.join('\n')).not.toMatch(/eyJ[\w-]+\./);
    });
  }
});

test('A5.11 twelve malformed answers to a refresh change nothing', async ({ page, addresses, control }) => {
  await openShipments(page, addresses);
  // Whatever came of the answers, the provider must take the same refresh token again.
  await control.setProviderFaults({ isRotationOff: true });
  let shift = 0;
  for (const [name, fault] of Object.entries(malformed)) {
    await test.step(name, async () => {
      await control.setProviderFaults({ isRotationOff: true, tokenCall: fault });
      shift += 16 * 60_000;
      await shiftClock(page, shift);
      expect((await callApi(page)).failures).toEqual(['offline']);
      await expectShipments(page);
      await control.setProviderFaults({ isRotationOff: true });
      await expect(async () => {
        // A page that wakes waits no longer before it tries again, unless an attempt is just under way.
        await page.evaluate(() => dispatchEvent(new Event('online')));
        expect(await callApi(page)).toEqual({ ok: 1, failures: [] });
      }).toPass();
    });
  }
});

test('A5.11 an unsound answer to a refresh does not use up the session @both', async ({
  page,
  addresses,
  control,
}) => {
  await openShipments(page, addresses);
  const wrong = { accessToken: { claims: { iss: 'https://evil.example' } }, times: 1 };
  await control.setProviderFaults({ tokenCall: wrong });
  await shiftClock(page, 16 * 60_000);
  expect((await callApi(page)).failures).toEqual(['offline']);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await callApi(page)).toEqual({ ok: 1, failures: [] });
  }).toPass();
});
