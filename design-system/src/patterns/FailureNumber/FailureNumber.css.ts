import { componentStyle } from '../../styles/layered.ts';

/** Goes to the next line as a whole; only what is wider than a line breaks. */
export const number = componentStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
