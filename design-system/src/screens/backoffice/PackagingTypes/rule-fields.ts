/** The limits of a rule with their units, in the order of the columns they stand in. */
export const ruleLimits = [
  { key: 'maxWeightKg', unit: 'kg' },
  { key: 'maxLengthCm', unit: 'cm' },
  { key: 'maxWidthCm', unit: 'cm' },
  { key: 'maxHeightCm', unit: 'cm' },
  { key: 'maxGirthCm', unit: 'cm' },
  { key: 'volumeDivisor', unit: undefined },
  { key: 'minLengthCm', unit: 'cm' },
  { key: 'minWidthCm', unit: 'cm' },
  { key: 'minHeightCm', unit: 'cm' },
] as const;

export type RuleLimitKey = (typeof ruleLimits)[number]['key'];

/** How wide columns are, for the cells that are read and for the fields that stand in their place. */
export const ruleWidths = {
  standing: '6em',
  weight: '5.5em',
  side: '4.75em',
  girth: '5.5em',
  divisor: '4.75em',
  least: '9em',
  note: '8em',
  edit: '4em',
} as const;
