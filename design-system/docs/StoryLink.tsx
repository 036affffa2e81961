import { type IndexEntry, storyHref } from './story-index.ts';

export interface StoryLinkProps {
  entry: Pick<IndexEntry, 'id' | 'type'>;
  /** Choices of the toolbar, as they stand in Storybook's address. */
  globals?: string | undefined;
  children: string;
}

/** Leads to a story or a page of this Storybook. */
export function StoryLink({ entry, globals, children }: StoryLinkProps) {
  return (
    <a href={storyHref(entry, globals)} target="_parent">
      {children}
    </a>
  );
}
