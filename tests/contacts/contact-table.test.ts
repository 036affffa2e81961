import { areHeads, judgeRows, mappingOf, readTable } from 'app/for-import-tests';
import { type ContactDraft, looksLikePhone, normalizeAddressBlock } from 'contract';
import { exportedContacts } from 'platform/contacts/testing';
import { expect, test } from 'vitest';

/** A contact whose every column says something else. @param sign what is hard to keep in a table */
const contactWith = (sign: string): ContactDraft => ({
  kind: 'sender',
  shortName: `${sign}Kürzel`,
  block: normalizeAddressBlock({
    companyName: `${sign}Firma`,
    companyName2: `${sign}Zusatz`,
    personName: `${sign}Person`,
    address: {
      addressLine1: `${sign}Straße 1`,
      addressLine2: `${sign}Hof 2`,
      addressLine3: `${sign}Tor 3`,
      countryCode: 'US',
      postalCode: '97201',
      city: `${sign}Portland`,
      state: 'OR',
    },
    email: 'post@firma.example',
    phone: '+1 503 555 0100',
  }),
});

const textsOf = ({ kind, shortName, block: { address, ...names } }: ContactDraft) =>
  Object.values({ kind, shortName, ...names, ...address });

test.each(['', '=', '+', '-', '@', "'", "'=", ';', '"', ', ', 'ÄÖÜß '])(
  'what the platform exports is imported as it was, each thing in its column, beginning with %j',
  async (sign) => {
    const contact = contactWith(sign);
    expect(new Set(textsOf(contact)).size).toBe(14);
    const { rows } = readTable(await exportedContacts([contact]));
    const [heads, ...others] = rows;
    expect(areHeads(heads?.cells ?? [])).toBe(true);
    const judging = {
      mapping: mappingOf(heads?.cells ?? []),
      known: [],
      isValidPhone: looksLikePhone,
      mayEditSenders: true,
      onlyOwners: '',
    };
    const [judged] = judgeRows(others, judging);
    expect(judged?.errors).toEqual([]);
    expect(judged?.draft).toEqual(contact);
  },
);
