import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/** Above and below the text. */
export const paddingBlock = vars.space['1h'];

export const area = componentStyle({
  blockSize: 'auto',
  paddingBlock,
  resize: 'vertical',
  fieldSizing: 'content',
});
