/**
 * Completes numbers with their check digits. Kept apart from the contract's verification on
 * purpose: the tests let one judge the other.
 */

/** Modulo 10 with two weights in turn, from the left; all digits. */
export function withMod10(digits: string, odd: number, even: number): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    sum += Number(digits.charAt(place)) * (place % 2 === 0 ? odd : even);
  }
  const missing = sum % 10 === 0 ? 0 : 10 - (sum % 10);
  return `${digits}${missing}`;
}

/** FedEx Express: weights 3, 1, 7 from the left, modulo 11, and of that the last digit. */
export function withMod11(digits: string): string {
  const cycle = '317';
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    sum += Number(digits.charAt(place)) * Number(cycle.charAt(place % 3));
  }
  return `${digits}${String(sum % 11).slice(-1)}`;
}

/** UPS: „1Z“ and fifteen letters and digits; A counts 2, B 3 … H 9, I 0, and so on. */
export function withUpsDigit(body: string): string {
  const digits = body.replace(/[A-Z]/g, (letter) =>
    '23456789012345678901234567'.charAt(letter.charCodeAt(0) - 65),
  );
  return `1Z${body}${withMod10(digits, 1, 2).slice(-1)}`;
}
