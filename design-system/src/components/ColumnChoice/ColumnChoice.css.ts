import { componentStyle } from '../../styles/layered.ts';

export const list = componentStyle({ display: 'grid' });
