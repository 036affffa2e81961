import { measures, vars } from '../tokens/index.ts';

/** The one focus ring: 2 px, 2 px away. Never removed, never dimmed. */
export const focusRing = {
  outline: `${measures.focusRing.width} solid ${vars.color.focus}`,
  outlineOffset: measures.focusRing.offset,
} as const;

/** Fields have a visible edge, so the ring lies on it and the edge takes its colour. */
export const fieldFocusRing = {
  ...focusRing,
  outlineOffset: measures.focusRing.offsetField,
  borderColor: vars.color.focus,
} as const;
