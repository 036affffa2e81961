import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { TokenChange } from './provider-faults.ts';

type Part = Record<string, unknown>;

/**
 * Makes a token anew with a changed header and changed claims. It bears a sound signature by RS256,
 * whatever its header says, unless it is to be forged; one of `alg` `none` bears no signature.
 */
export function createTokenReissuer(signingKey: JWK): (token: string, change: TokenChange) => string {
  const key = createPrivateKey({ key: signingKey, format: 'jwk' });
  let strangersKey: KeyObject | undefined;

  return (token, { header, claims, isForged = false }) => {
    const [givenHeader, givenClaims] = token.split('.');
    const newHeader = changed(decode(givenHeader), header);
    const content = `${encode(newHeader)}.${encode(changed(decode(givenClaims), claims))}`;
    if (newHeader['alg'] === 'none') return `${content}.`;
    if (isForged) strangersKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const signature = sign('sha256', Buffer.from(content), isForged && strangersKey ? strangersKey : key);
    return `${content}.${signature.toString('base64url')}`;
  };
}

/** A copy with the changes; null removes a member. */
export function changed(part: Part, changes: Part = {}): Part {
  return Object.fromEntries(Object.entries({ ...part, ...changes }).filter(([, value]) => value !== null));
}

function decode(part = ''): Part {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;
}

function encode(part: Part): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
