import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { list, term, value } from './DescriptionList.css.ts';

export interface Description {
  term: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  /** Terms and their values, in the order shown. */
  items: readonly Description[];
}

/**
 * Facts about one thing, each with its name. Leave out what is not known instead of showing a dash.
 *
 * Source: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dl
 */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <Fragment key={item.term}>
          <dt className={term}>{item.term}</dt>
          <dd className={value}>{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
