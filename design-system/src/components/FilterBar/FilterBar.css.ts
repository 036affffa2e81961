import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';
import { choiceField } from '../Field/choice.css.ts';

export const bar = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    overflowWrap: 'anywhere',
    inlineSize: '100%',
    borderRadius: vars.radius.control,
  },
  'bar',
);

/** Takes the room that the rest leaves, and on a phone the first line together with the filter button. */
export const search = componentStyle(
  {
    flex: `1 1 ${measures.overlay.menuMin}`,
    minInlineSize: 0,
    '@media': { [media.phone]: { flexBasis: '8rem' } },
  },
  'search',
);

export const filters = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space[2],
    minInlineSize: 0,
    '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
  },
  'filters',
);

/* A choice is lower than the fields beside it: its words stand in one line with theirs. */
componentGlobal(`${filters} > ${choiceField}`, { alignSelf: 'center' });

export const count = componentStyle(
  { marginInlineStart: vars.space['1h'], color: vars.color.textMuted, fontWeight: vars.fontWeight.semibold },
  'count',
);
