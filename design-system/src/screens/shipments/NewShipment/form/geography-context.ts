import { defaultGeography } from 'contract';
import { createContext } from 'react';

/** Countries and territories by which the parts of a form look; the default set until others are loaded. */
export const GeographyContext = createContext(defaultGeography);
