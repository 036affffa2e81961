/** How a story is looked at. */
interface LookWords {
  title: string;
  /** What switches a story to it, as Storybook's address has it; undefined where the system would have to. */
  globals: string | undefined;
}

/** The looks of the committed pictures: `light` is taken at each visit of a story, the others at a visit from all sides. */
export const looks = {
  light: { title: 'Light', globals: undefined },
  dark: { title: 'Dark', globals: 'theme:dark' },
  'forced-colors': { title: 'Forced colours', globals: undefined },
  tablet: { title: 'Tablet, 768 px', globals: 'viewport.value:w768' },
  phone: { title: 'Phone, 375 px', globals: 'viewport.value:w375' },
} as const satisfies Record<string, LookWords>;

export type Look = keyof typeof looks;

export const lookNames = Object.keys(looks) as Look[];
