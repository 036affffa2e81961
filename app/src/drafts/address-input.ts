import * as v from 'valibot';

const text = v.string();

/** The shape of an address block as it is typed. */
export const addressInput = v.object({
  companyName: text,
  companyName2: text,
  personName: text,
  email: text,
  phone: text,
  address: v.object({
    addressLine1: text,
    addressLine2: text,
    addressLine3: text,
    city: text,
    countryCode: text,
    postalCode: text,
    state: text,
  }),
});
