const RANDOM_VALUES = 28;

/**
 * Code verifier, state and nonce: 28 random 32-bit values, the last two hex digits of each. That
 * makes 56 characters with 224 bits; all digits of each would exceed the 128 characters that
 * RFC 7636 allows.
 */
export function randomHex(): string {
  const values = crypto.getRandomValues(new Uint32Array(RANDOM_VALUES));
  return Array.from(values, (value) => (value & 0xff).toString(16).padStart(2, '0')).join('');
}
