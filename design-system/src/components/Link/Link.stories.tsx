import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { InverseSurface } from '../../stories/InverseSurface.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Row, Stack } from '../../stories/Stack.tsx';
import type { LinkTone } from './Link.tsx';
import { Link, linkTones, NavigationProvider } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/sendungen', children: 'Sendungen ansehen' },
  argTypes: { tone: { control: 'inline-radio', options: linkTones } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Stack>
      {linkTones.map((tone) => (
        <Specimen key={tone} caption={`tone ${tone}`}>
          {tone === 'inverse' ? (
            <InverseSurface>
              <Kinds tone={tone} />
            </InverseSurface>
          ) : (
            <Kinds tone={tone} />
          )}
        </Specimen>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Bei DHL verfolgen öffnet in neuem Tab' });
    await expect(links).toHaveLength(linkTones.length);
    for (const link of links) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** In a sentence, alone at a place that says what it is, and to a new tab. */
function Kinds({ tone }: { tone: LinkTone }) {
  return (
    <Row>
      <Link href="/sendungen" tone={tone}>
        Sendungen ansehen
      </Link>
      <Link href="/sendungen?shipment=104512" tone={tone} isQuiet>
        00340433836442636597
      </Link>
      <Link href="https://example.org/" tone={tone} newTabLabel="öffnet in neuem Tab">
        Bei DHL verfolgen
      </Link>
    </Row>
  );
}

const navigate = fn();

export const FollowsWithoutLoading: Story = {
  tags: ['interaction'],
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <Link {...args} href="/sendungen?status=AVIS#liste" />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link');
    // `false` says that the default, loading the page, was prevented.
    await expect(await fireEvent.click(link)).toBe(false);
    await expect(navigate.mock.calls).toEqual([['/sendungen?status=AVIS#liste']]);
  },
};

/** A click with a modifier, to another site, or to a place on the page is the browser's. */
export const LeavesTheRestToTheBrowser: Story = {
  tags: ['interaction'],
  render: () => (
    <NavigationProvider navigate={navigate}>
      <Link href="/sendungen">Sendungen</Link> <Link href="https://example.org/">Andere Seite</Link>{' '}
      <Link href="#inhalt">Zum Inhalt</Link>
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    // The window would really go there: stop it after the links have decided.
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    const [same, other, jump] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement, HTMLElement];
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      await fireEvent.click(same, { [modifier]: true });
    await fireEvent.click(other);
    await fireEvent.click(jump);
    window.removeEventListener('click', stay);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const HardCases: Story = {
  args: { children: 'Versandbedingungen für Gefahrgutbeförderungsbeauftragtenbestellungen einsehen' },
  globals: { viewport: { value: 'w320' } },
};
