import { type ReactNode, useId } from 'react';
import { actions as actionsClass, card, foot as footClass, head, title as titleClass } from './Card.css.ts';

export interface CardProps {
  /** What it is about; its heading and its name. */
  title: string;
  /** The level of the heading in its page. Default 2. */
  level?: 2 | 3;
  /** At the end of the heading's line: a state, a menu, at most two buttons. */
  actions?: ReactNode;
  /** What it holds; its facts, as a rule. */
  children: ReactNode;
  /** What can be done with it, where that does not fit beside its heading. */
  foot?: ReactNode;
}

/**
 * One thing among several of its kind that are no rows of a table: a provider in the settings, a place
 * of pickup. What stands alone on a page needs no card around it.
 *
 * First used by the carriers of an organisation's settings and by the places of pickup.
 *
 * Source: https://inclusive-components.design/cards/
 */
export function Card({ title, level = 2, actions, children, foot }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <article className={card} aria-labelledby={titleId}>
      <header className={head}>
        <Heading id={titleId} className={titleClass}>
          {title}
        </Heading>
        {actions && <div className={actionsClass}>{actions}</div>}
      </header>
      {children}
      {foot && <div className={footClass}>{foot}</div>}
    </article>
  );
}
