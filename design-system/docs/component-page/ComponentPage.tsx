import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { list, page } from '../docs.css.ts';
import { StoryLink } from '../StoryLink.tsx';
import { usage } from './usage.ts';
import { UsageNotes } from './UsageNotes.tsx';

/** Whole pages, and what lies over one: inside of this page they would cover it. */
const needsItsOwnPage =
  /^(?:Screens|Layouts)\/|^Components\/(?:CommandPalette|Dialog|ConfirmDialog|ConfirmProvider|Drawer|Popover|Sheet|SidePanel|Toast)$/;

/** The page of every component: when to use it, its keys and names, its properties, its stories. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const notes = usage[title];
  return (
    <>
      <Title />
      <Description />
      {notes && <UsageNotes usage={notes} />}
      {needsItsOwnPage.test(title) ? (
        <>
          <h2>Stories</h2>
          <ul className={`sb-unstyled ${page} ${list}`}>
            {Object.values(csfFile.stories).map(({ id, name }) => (
              <li key={id}>
                <StoryLink entry={{ id, type: 'story' }}>{name}</StoryLink>
              </li>
            ))}
          </ul>
          <h2>Properties</h2>
          <Controls />
        </>
      ) : (
        <>
          <Primary />
          <Controls />
          <Stories />
        </>
      )}
    </>
  );
}
