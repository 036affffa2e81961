import { hiddenToTheEye } from '../../styles/hidden.ts';
import { utilityStyle } from '../../styles/layered.ts';

export const visuallyHidden = utilityStyle(hiddenToTheEye);
