import { skeleton, skeletonShapes } from './Skeleton.css.ts';

export { skeletonShapes };
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps {
  /** What is coming: a line of text, a picture, an avatar. Default `line`. */
  shape?: SkeletonShape;
  /** The share of the width that the coming content is likely to take, 0 to 1. */
  width?: number;
}

/**
 * Holds the place of something that comes, in its shape. Hidden from assistive technology:
 * the region around it says that it loads, with `aria-busy` and words.
 *
 * Source: https://www.w3.org/TR/wai-aria-1.2/#aria-busy
 */
export function Skeleton({ shape = 'line', width = 1 }: SkeletonProps) {
  const size = shape === 'circle' ? undefined : { inlineSize: `${width * 100}%` };
  return <span className={skeleton({ shape })} style={size} aria-hidden="true" />;
}
