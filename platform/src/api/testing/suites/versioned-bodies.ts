/** What is sent to the calls that have a version; what the tests change is added there. */

export const contentPage = { kind: 'other', title: 'Stand', body: '<p>Stand</p>' };

export const packagingRule = {
  standing: 'allowed',
  maxWeightKg: null,
  maxLengthCm: null,
  maxWidthCm: null,
  maxHeightCm: null,
  maxGirthCm: null,
  minLengthCm: null,
  minWidthCm: null,
  minHeightCm: null,
  volumeDivisor: 5000,
  note: '',
};

export const ofChile = {
  isActive: true,
  isEuMember: false,
  isCustomsRequired: true,
  strict: false,
  postalCodePattern: '',
  postalCodeExample: '',
  isPostalCodeRequired: false,
};

export const ofEasterIsland = {
  postalCodeLength: null,
  name: 'auf der Osterinsel',
  isInCustomsTerritory: false,
  isInVatTerritory: false,
  note: '',
};

export const series = { name: 'Stand', tolerancePercent: 0, ignoredFields: [] };

export const emptyBilling = {
  name: '',
  department: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  email: '',
  costCentre: '',
};
