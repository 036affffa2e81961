import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Providers } from '../../../components/Providers/Providers.tsx';
import { allPlaces } from '../shell-fixtures.ts';
import { MissingCommands } from './MissingCommands.tsx';
import { hits, hitsFor, nothingFound } from './palette-fixtures.ts';
import type { PaletteState } from './palette-state.ts';
import { Palette, type PaletteProps } from './Palette.tsx';

const states = {
  idle: { kind: 'idle' },
  tooShort: { kind: 'tooShort' },
  loading: { kind: 'loading' },
  failed: { kind: 'failed' },
  found: { kind: 'found', hits: hitsFor('Berlin') },
} satisfies { [K in PaletteState['kind']]: Extract<PaletteState, { kind: K }> };

/** Keeps what is typed; what is found comes from the story. */
function Owner(props: PaletteProps) {
  const [text, setText] = useState(props.text);
  return (
    <Palette
      {...props}
      text={text}
      onText={(typed) => {
        setText(typed);
        props.onText(typed);
      }}
    />
  );
}

const meta = {
  component: Palette,
  tags: ['part'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    text: '',
    onText: fn(),
    state: states.idle,
    hrefs: { ...allPlaces, newShipment: '/sendungen/neu' },
    hitHrefs: {
      shipment: (id) => `/sendungen?shipment=${id}`,
      quote: (id) => `/sendungen?status=quotes&quote=${id}`,
      search: (text) => `/sendungen?search=${text}`,
      newShipment: (contact) => `/sendungen/neu?${new URLSearchParams(contact).toString()}`,
    },
    areLettersOn: true,
    onRetry: fn(),
    onShortcuts: fn(),
    onSignOut: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Suchen oder springen' });

/** Nothing typed yet: what can be done and gone to. */
export const Idle: Story = {
  play: async () => {
    await field();
    // On a phone the last of them lie below the edge.
    await expect(screen.getByRole('option', { name: /Kontakte öffnen/ })).toBeInTheDocument();
    await expect(screen.getByRole('option', { name: 'Abmelden' })).toBeInTheDocument();
  },
};

/** As long as no other screen is built. */
export const FewPlaces: Story = {
  args: { hrefs: { shipments: '/sendungen' }, areLettersOn: false },
  play: async () => {
    await field();
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Tastenkürzel',
      'Abmelden',
      'Sendungen öffnen',
    ]);
  },
};

/** A quote by its number. */
export const FindsQuote: Story = {
  args: { state: { kind: 'found', hits: hitsFor('AN-10052') }, text: 'AN-10052' },
  play: async () => {
    await expect(await screen.findByRole('option', { name: /^AN-10052.*Offen/ })).toHaveAttribute(
      'href',
      '/sendungen?status=quotes&quote=quo_104601',
    );
  },
};

export const TooShort: Story = {
  args: { state: states.tooShort, text: 'k' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Ab 2 Zeichen');
    await waitFor(() => expect(screen.getByRole('option', { name: /Kontakte öffnen/ })).toBeVisible());
  },
};

export const Loading: Story = {
  args: { state: states.loading, text: 'Löwen' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Wird gesucht …');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Sendung suchen: „Löwen“' })).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  args: { state: states.failed, text: 'Löwen' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('konnten nicht durchsucht werden');
  },
};

export const NoHits: Story = {
  args: { state: { kind: 'found', hits: nothingFound }, text: 'Qxz' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Keine Treffer.');
    await expect(screen.queryByRole('group')).not.toBeInTheDocument();
  },
};

export const Found: Story = {
  args: { state: states.found, text: 'Berlin' },
  play: async () => {
    await field();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Sendungen' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Kontakte' })).toBeVisible());
    // Whatever is listed has what was typed.
    for (const option of screen.getAllByRole('option')) await expect(option).toHaveTextContent('Berlin');
  },
};

/** Twelve digits may be of three carriers, and of nobody's shipment: each is offered, none guessed. */
export const ForeignNumber: Story = {
  args: { state: { kind: 'found', hits: nothingFound }, text: '2012 9845 2277' },
  play: async () => {
    await field();
    const names = ['DHL', 'FedEx', 'GLS'].map((carrier) => `Bei ${carrier} verfolgen`);
    const options = screen.getAllByRole('option');
    await expect(options).toHaveLength(3);
    for (const [index, name] of names.entries()) {
      await expect(options[index]).toHaveTextContent(name);
      await expect(options[index]).toHaveAttribute('target', '_blank');
      await expect(options[index]).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
};

/** A number that was typed wrongly is offered all the same, and says so. */
export const WrongCheckDigit: Story = {
  args: { state: { kind: 'found', hits: nothingFound }, text: '00340433836442636598' },
  play: async () => {
    await expect(await screen.findByRole('option')).toHaveTextContent('Prüfziffer stimmt nicht');
  },
};

/** Its code could not be fetched. */
export const NotLoaded: Story = {
  render: () => <MissingCommands isRetrying={false} onRetry={fn()} onClose={fn()} />,
};

export const HardCases: Story = {
  args: {
    text: 'ö',
    state: {
      kind: 'found',
      hits: {
        shipments: hits.shipments.map((hit) => ({
          ...hit,
          recipient:
            'Orthopädietechnikundrehabilitationsbedarfsgroßhandlung Wüllenweber & Söhne GmbH & Co. KG',
          city: 'Hohenstein-Großwang an der Donaudampfschifffahrtsstraße',
        })),
        contacts: hits.contacts.map((hit) => ({
          ...hit,
          name: 'Zentralverband Gefahrgutbeförderungsbeauftragter Norddeutschland e. V.',
        })),
        quotes: [],
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const navigate = fn();
const own = hits.shipments[0];
const answer: PaletteState = { kind: 'found', hits };

/** An answer that comes after the text puts its first hit where Enter takes it. */
export const OpensTheOwnShipmentOfANumber: Story = {
  tags: ['interaction'],
  render: function Answering(args) {
    const [text, setText] = useState('');
    const [state, setState] = useState<PaletteState>(states.idle);
    return (
      <Providers navigate={navigate}>
        <Palette
          {...args}
          text={text}
          state={state}
          onText={(typed) => {
            setText(typed);
            setState(states.loading);
            setTimeout(() => setState(answer), 300);
          }}
        />
      </Providers>
    );
  },
  play: async () => {
    navigate.mockClear();
    await userEvent.type(await field(), 'Z');
    const option = await screen.findByRole('option', { name: new RegExp(own?.recipient ?? '') });
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    await expect(navigate.mock.calls[0]?.[0]).toBe(`/sendungen?shipment=${own?.id ?? ''}`);
  },
};

/** Who has moved among the commands stays there when an answer comes. */
export const LeavesTheMarkWhereItWasMoved: Story = {
  tags: ['interaction'],
  render: function Answering(args) {
    const [state, setState] = useState<PaletteState>(states.loading);
    const ask = (text: string) => text === 'sendung' && setTimeout(() => setState(answer), 2000);
    return <Owner {...args} state={state} onText={ask} />;
  },
  play: async () => {
    await userEvent.type(await field(), 'sendung');
    await userEvent.keyboard('{ArrowDown}');
    const place = screen.getByRole('option', { name: /Sendungen öffnen/ });
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', place.id));
    await screen.findByRole('group', { name: 'Sendungen' }, { timeout: 5000 });
    await expect(await field()).toHaveAttribute('aria-activedescendant', place.id);
  },
};

export const RunsCommands: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.type(await field(), 'abm');
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ShowsTheKeys: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Tastenkürzel/ }));
    await expect(args.onShortcuts).toHaveBeenCalledOnce();
  },
};

export const AsksAgain: Story = {
  tags: ['interaction'],
  args: { state: states.failed, text: 'Löwen' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Erneut versuchen/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
