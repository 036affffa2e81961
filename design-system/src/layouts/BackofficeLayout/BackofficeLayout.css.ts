import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';
import { app, main, page } from '../AppLayout/AppLayout.css.ts';

export { main, page };

export const backoffice = `${app} ${componentStyle(
  {
    vars: { [vars.frame.sidenav]: measures.nav.backoffice },
    '@media': { [media.rail]: { vars: { [vars.frame.sidenav]: measures.nav.rail } } },
  },
  'backoffice',
)}`;

export const area = componentStyle(
  {
    padding: `${vars.space['0h']} ${vars.space[2]}`,
    border: `${measures.line.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.mark,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  'area',
);
