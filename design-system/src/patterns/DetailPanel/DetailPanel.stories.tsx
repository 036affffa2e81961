import type { Meta, StoryObj } from '@storybook/react-vite';
import { contacts, FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { SidePanelFrame } from '../../components/SidePanel/SidePanel.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { AppPage } from '../../stories/AppPage.tsx';
import { ShipmentsPage } from '../../stories/ShipmentsPage.tsx';
import type { Fetched } from '../ResourceView/resource.ts';
import { ResourceView } from '../ResourceView/ResourceView.tsx';
import { DetailPanel } from './DetailPanel.tsx';
import { DetailSection } from './DetailSection.tsx';

const contact = contacts.find(({ kind }) => kind === 'recipient');
if (!contact) throw new Error('The fixtures hold no recipient');
const { companyName, address, email } = contact.block;
const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };

/** A detail that is not a shipment: a contact. */
function contactView(resource: Fetched<typeof contact>) {
  return (
    <ResourceView
      resource={resource}
      words={{ loading: 'Kontakt wird geladen …', failed: 'Der Kontakt konnte nicht geladen werden.' }}
      skeleton={
        <DetailSection title="Anschrift">
          <Skeleton width={0.7} />
          <Skeleton width={0.5} />
        </DetailSection>
      }
      headingLevel={3}
      hasGutter
      onRetry={fn()}
    >
      {() => (
        <>
          <DetailSection title="Anschrift" aside="Geändert am 12.11.2026">
            <p>
              {address.addressLine1}, {address.postalCode} {address.city}
            </p>
          </DetailSection>
          <DetailSection title="Einzelheiten">
            <DescriptionList items={[{ term: 'E-Mail', value: email }]} />
          </DetailSection>
        </>
      )}
    </ResourceView>
  );
}

const ready = { kind: 'ready', value: contact, isRefreshing: false } as const;

const meta = {
  component: DetailPanel,
  tags: ['frame'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: `Kontakt ${companyName}`,
    title: companyName,
    mark: <Badge>Empfänger</Badge>,
    closeLabel: 'Kontakt schließen',
    onOpenChange: fn(),
    children: contactView(ready),
  },
  argTypes: { children: { control: false }, mark: { control: false } },
  render: (args) => (
    <AppPage>
      <SidePanelFrame panel={<DetailPanel {...args} />}>
        <ShipmentsPage />
      </SidePanelFrame>
    </AppPage>
  ),
} satisfies Meta<typeof DetailPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: companyName })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Anschrift' })).toBeVisible();
  },
};

export const WithFoot: Story = {
  args: {
    foot: (
      <>
        <Button variant="primary">Sendung an diesen Kontakt</Button>
        <Button>Bearbeiten</Button>
      </>
    ),
  },
};

export const Loading: Story = {
  args: { title: 'Kontakt', mark: null, children: contactView({ kind: 'loading', isSlow: false }) },
};

export const Failed: Story = {
  args: {
    title: 'Kontakt',
    mark: null,
    children: contactView({ kind: 'failed', failure, isRetrying: false }),
  },
};

export const Old: Story = { args: { children: contactView({ ...ready, failure }) } };

export const ClosesOnEscape: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** Where arrow keys walk a list beside the panel, the focus stays there. */
export const LeavesTheFocus: Story = {
  tags: ['interaction'],
  args: { shouldTakeFocus: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: companyName })).not.toHaveFocus();
  },
};

export const HardCases: Story = {
  args: { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
