import type { PackageFormInput } from 'contract';

const keys = ['packaging', 'amount', 'lengthCm', 'widthCm', 'heightCm', 'weightKg'] as const;

/** Takes back what was taken over into a row, but for what has been changed since. */
export function giveBackPackage(
  now: PackageFormInput,
  taken: PackageFormInput,
  before: PackageFormInput,
): PackageFormInput {
  const changes = keys.filter((key) => now[key] === taken[key]).map((key) => [key, before[key]] as const);
  return { ...now, ...Object.fromEntries(changes) };
}
