import type { AddressBlock } from 'contract';

type Names = Omit<AddressBlock, 'address'>;

/**
 * The block with what was found in a text. Names and places are replaced as a whole, so that nothing of two addresses
 * is mixed; e-mail and phone stay where the text has none.
 */
export function takeAddress(before: AddressBlock, found: AddressBlock): AddressBlock {
  const hasName = found.companyName !== '' || found.personName !== '';
  const { companyName, companyName2, personName } = hasName ? found : before;
  return {
    companyName,
    companyName2,
    personName,
    email: found.email || before.email,
    phone: found.phone || before.phone,
    address: found.address,
  };
}

/** Takes back what was taken, but for what has been changed since. */
export function giveBack(now: AddressBlock, taken: AddressBlock, before: AddressBlock): AddressBlock {
  const { address: addressNow, ...namesNow } = now;
  const { address: addressTaken, ...namesTaken } = taken;
  const { address: addressBefore, ...namesBefore } = before;
  return {
    ...giveBackTexts<Names>(namesNow, namesTaken, namesBefore),
    address: giveBackTexts(addressNow, addressTaken, addressBefore),
  };
}

function giveBackTexts<Texts extends object>(now: Texts, taken: Texts, before: Texts): Texts {
  const keys = Object.keys(now) as (keyof Texts)[];
  const changes = keys.filter((key) => now[key] === taken[key]).map((key) => [key, before[key]] as const);
  return { ...now, ...Object.fromEntries(changes) };
}
