/**
 * Lengths and sizes that the product accepts. Source of the lengths: the narrowest carrier import; a town may be as long as
 * GLS takes it (40; FedEx 35, UPS 30: GigaCloud's table of carriers, November 2026), and a carrier that takes less of it is
 * left out with its reason.
 */
export const limits = {
  name: 35,
  addressLine: 35,
  city: 40,
  postalCode: 10,
  region: 30,
  email: 50,
  phone: 30,
  description: 35,
  reference: 35,
  packingNotes: 200,
  shortName: 35,
  boxName: 35,
  organizationName: 100,
  pageTitle: 100,
  sideCm: 300,
  amount: 99,
  /** Pieces of a shipment, all rows together: what one bench packs and one driver takes. */
  pieces: 99,
  packageRows: 50,
  boxWeightKg: 70,
  palletWeightKg: 1000,
  declaredValueEur: 999_999.99,
  customsDescription: 60,
  customsItems: 20,
  /** Pieces of one position of a customs declaration. */
  customsQuantity: 99_999,
  testName: 80,
  /** Test cases of a series: what one execution goes through. */
  testItems: 200,
  /** Fields of a series that are not compared. */
  ignoredFields: 30,
  ignoredField: 100,
  /** Characters of an expected or received result, as JSON. */
  testResult: 20_000,
} as const;
