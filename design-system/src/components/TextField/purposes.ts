import type { TextFieldProps } from './TextField.tsx';

type Purpose = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/**
 * What is asked for decides about the keyboard of a phone, capitals and spelling; spread it into a
 * `TextField`: `<TextField label="E-Mail" {...textFieldPurposes.email} />`. Attributes instead of a
 * component for each, since none of them looks or behaves in another way.
 *
 * `autoComplete` stays with the form: „email“ for a person's own address, „off“ for somebody else's.
 */
export const textFieldPurposes = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  /** Text, not digits: Dutch and British ones have letters, ours begin with zeros. */
  postalCode: { type: 'text', autoCapitalize: 'characters', spellCheck: false },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, Purpose>;
