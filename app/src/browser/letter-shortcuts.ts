import { keptChoice } from './kept-choice.ts';

/**
 * Whether keys of single letters act; they do until somebody switches them off. Kept for everybody who uses this
 * browser: it follows from how its keyboard is used, not from who does.
 */
export const letterShortcuts = keptChoice('lotse.letter-shortcuts', true);
