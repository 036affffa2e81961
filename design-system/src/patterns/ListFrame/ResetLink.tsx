import { useRef } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { useFocusHandOver } from '../../components/FocusHandOver/useFocusHandOver.ts';
import { listCopy as copy } from './ListFrame.copy.ts';

/** Takes search and filters away, and goes away by that; the focus goes on to the search. */
export function ResetLink({ href, label = copy.noHits.reset }: { href: string; label?: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHandOver(link, () => document.querySelector<HTMLElement>('[role="search"] input'));
  return (
    <ButtonLink ref={link} href={href}>
      {label}
    </ButtonLink>
  );
}
