import { createHash } from 'node:crypto';

function hash(seed: string): bigint {
  return BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`);
}

/** `count` decimal digits that follow from the seed: the same today, tomorrow and after a restart. */
export function digitsFrom(seed: string, count: number): string {
  return String(hash(seed) % 10n ** BigInt(count)).padStart(count, '0');
}

/** `count` upper case letters and digits that follow from the seed. */
export function lettersFrom(seed: string, count: number): string {
  const text = (hash(seed) % 36n ** BigInt(count)).toString(36);
  return text.padStart(count, '0').toUpperCase();
}

/** A number from 0 up to 1 that follows from the seed. */
export function fractionFrom(seed: string): number {
  return Number(hash(seed) % 1_000_000n) / 1_000_000;
}
