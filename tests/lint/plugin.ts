import { keyboardOnly } from './keyboard-only.ts';

/** The project's own lint rules. */
export default { meta: { name: 'lotse' }, rules: { 'keyboard-only': keyboardOnly } };
