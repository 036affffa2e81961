/** A word before it is parted from it, since „einkauf@“ and „mailing@“ begin like one. */
const email =
  /^(?:\p{L}[\p{L} .-]{0,20}: ?|(?:e-?mail|mail|e)\.? )?(?:mailto:)?<?([^\s@<>:]+@[^\s@<>]+\.\p{L}{2,})>?$/iu;
const phone =
  /^(?:(?:tel(?:[eé]fon[oe]?|efoon)?|tél(?:éphone)?|fon|phone|mobile?|mob|cell|handy|durchwahl|ruf|tlf|gsm|t|m|p)(?:[ .(-]{0,2}(?:nr|nummer|number|telefon|mobile?|privat|geschäftlich|zentrale)\)?)?(?![\p{L}\p{N}])\s?[.:]*\s*(\+?\(?\d[\d\s()/.-]{4,})|(\+\d[\d\s()/.-]{5,}|0\d[\d\s()/-]{5,}))$/iu;
/** Between Brazil's towns and their states, and before its postcodes. */
const ofBrazil =
  /(?: ?[-–/] ?|, ?)(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$|^cep(?!\p{L})|^bra[sz]il(?:ien)?$/iu;

/** „01304-001“ is a postcode beside what only Brazil's addresses have, and a telephone elsewhere. */
export function isPostcodeOfBrazil(line: string, all: readonly string[]): boolean {
  return /^\d{5}-\d{3}$/u.test(line) && all.some((other) => ofBrazil.test(other));
}

/** The address for e-mail that a line is, without the word before it; `undefined` where it is none. */
export function readEmail(line: string): string | undefined {
  return email.exec(line)?.[1];
}

/** The telephone number that a line is, without the word before it; `undefined` where it is none. */
export function readPhone(line: string): string | undefined {
  const [, named, bare] = phone.exec(line) ?? [];
  return (named ?? bare)?.trim();
}
