import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const area = componentStyle({
  blockSize: 'auto',
  paddingBlock: vars.space['1h'],
  resize: 'vertical',
  fieldSizing: 'content',
});
