import type { ReactNode } from 'react';
import { specimen, specimenCaption } from './stage.css.ts';

export interface SpecimenProps {
  /** The attribute that is shown and its value, as in the code. */
  caption: string;
  children: ReactNode;
}

/** One look of a component, as wide as the page, below the name of what makes it. Used by stories only. */
export function Specimen({ caption, children }: SpecimenProps) {
  return (
    <figure className={specimen}>
      <figcaption className={specimenCaption}>{caption}</figcaption>
      {children}
    </figure>
  );
}
