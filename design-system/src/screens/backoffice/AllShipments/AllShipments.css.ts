import { columnsFrom } from '../../../components/Table/Table.css.ts';
import { componentStyle } from '../../../styles/layered.ts';
import { media, vars } from '../../../tokens/index.ts';

/** What its column says, where it has no room; a card has a place of its own for it. */
export const organization = componentStyle({
  display: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.xs,
  '@media': {
    [media.widerThanPhone]: {
      '@container': { [`(width < ${columnsFrom.wide})`]: { display: 'block' } },
    },
  },
});
