import { type IndexEntry, storyHref } from './story-index.ts';

export interface StoryLinkProps {
  entry: Pick<IndexEntry, 'id' | 'type'>;
  children: string;
}

/** Leads to a story or a page of this Storybook. */
export function StoryLink({ entry, children }: StoryLinkProps) {
  return (
    <a href={storyHref(entry)} target="_parent">
      {children}
    </a>
  );
}
