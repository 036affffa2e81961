/** Stands where a secret was. */
export const MASK = '••••';

const secretNames = 'authorization|api[-_]?key|secret|token|passw(?:or)?d|passphrase|credentials?|cookie';
const isSecretName = new RegExp(secretNames, 'i');

/** What a scheme of sign-in, an address and a pair of name and value give away. */
const bearers = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const passwordsInAddresses = /(\/\/)[^/\s@]+@/g;
const pairs = new RegExp(
  `((?:${secretNames})(?:(?!${secretNames})[\\w-])*["']?\\s*[=:]\\s*["']?)(?!${MASK})[^\\s&"',;}]+`,
  'gi',
);

/** A text without the secrets that may stand in it. */
export function maskText(text: string): string {
  return text
    .replaceAll(bearers, `$1 ${MASK}`)
    .replaceAll(passwordsInAddresses, `$1${MASK}@`)
    .replaceAll(pairs, (whole, before: string) =>
      /(?:bearer|basic)$/i.test(whole) ? whole : `${before}${MASK}`,
    );
}

/** Anything that JSON is made of without its secrets: values whose name says that they are, and those within texts. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isSecretName.test(name) && member !== null ? MASK : maskSecrets(member),
    ]),
  );
}
