import { expect, test } from 'vitest';
import { hits, hitsFor, nothingFound } from './palette-fixtures.ts';
import { type PaletteContent, toSections } from './palette-sections.tsx';

const content: PaletteContent = {
  text: '',
  state: { kind: 'idle' },
  hrefs: { shipments: '/s', contacts: '/k', newShipment: '/s/neu', backoffice: '/b' },
  hitHrefs: {
    shipment: (id) => `/s?${id}`,
    quote: (id) => `/s?quote=${id}`,
    search: (text) => `/s?search=${text}`,
    newShipment: (contact) => `/s/neu?${Object.entries(contact).flat().join('=')}`,
  },
  areLettersOn: true,
};
const labels = (change: Partial<PaletteContent>) =>
  toSections({ ...content, ...change }).flatMap(({ commands }) => commands.map(({ label }) => label));
const idsOf = (change: Partial<PaletteContent>) =>
  toSections({ ...content, ...change }).flatMap(({ commands }) => commands.map(({ id }) => id));

test('without a text there is what can be done, and places that exist', () => {
  expect(labels({})).toEqual([
    'Sendung erstellen',
    'Tastenkürzel',
    'Abmelden',
    'Sendungen öffnen',
    'Kontakte öffnen',
    'Backoffice öffnen',
  ]);
  expect(labels({ hrefs: {} })).toEqual(['Tastenkürzel', 'Abmelden']);
});

test('every command has its icon, so that all of them begin in one line', () => {
  const commands = toSections(content).flatMap((section) => section.commands);
  expect(commands.filter(({ icon }) => icon === undefined).map(({ label }) => label)).toEqual([]);
});

test.each([
  ['abm', ['Abmelden']],
  ['SENDUNG ers', ['Sendung erstellen']],
  ['paket', ['Sendung erstellen']],
  ['tastenkuerzel', ['Tastenkürzel']],
  ['öff', ['Sendungen öffnen', 'Kontakte öffnen', 'Backoffice öffnen']],
  ['office', []],
])('„%s“ fits by the beginnings of words', (text, found) => {
  expect(labels({ text, state: { kind: 'found', hits: nothingFound } })).toEqual(found);
});

test('a text can be looked for in the list, unless it is known that nothing has it', () => {
  expect(labels({ text: ' Kiel ', state: { kind: 'loading' } })).toEqual(['Sendung suchen: „Kiel“']);
  expect(labels({ text: 'Kiel', state: { kind: 'failed' } })).toEqual(['Sendung suchen: „Kiel“']);
  expect(labels({ text: 'Kiel', state: { kind: 'found', hits: nothingFound } })).toEqual([]);
  expect(labels({ text: 'Kiel', state: { kind: 'loading' }, hrefs: {} })).toEqual([]);
});

test('what is found stands first, and contacts begin a shipment', () => {
  const found = toSections({
    ...content,
    text: 'zz',
    state: {
      kind: 'found',
      hits: {
        ...hits,
        contacts: [
          { id: 'c1', kind: 'recipient', name: 'Müller', postalCode: '24143', city: 'Kiel' },
          { id: 'c2', kind: 'sender', name: 'Werk', postalCode: '', city: 'Kiel' },
          { id: 'c3', kind: 'neutral_sender', name: 'Neutral', postalCode: '', city: '' },
        ],
      },
    },
  });
  expect(found.map(({ id }) => id)).toEqual(['shipments', 'contacts', 'list']);
  expect(found[1]?.commands.map(({ label, detail, href }) => [label, detail, href])).toEqual([
    ['Empfänger Müller → neue Sendung', '24143 Kiel', '/s/neu?recipientId=c1'],
    ['Absender Werk → neue Sendung', 'Kiel', '/s/neu?senderId=c2'],
  ]);
});

test('a quote is found by its number, and opens', () => {
  const [quote] = toSections({
    ...content,
    text: 'AN-10052',
    state: { kind: 'found', hits: hitsFor('AN-10052') },
  });
  expect(quote?.commands.map(({ label, detail, href }) => [label, detail, href])).toEqual([
    ['AN-10052', 'Atelier Brunnmatt AG, Zürich · Offen', '/s?quote=quo_104601'],
  ]);
});

test('whoever may create no shipment is offered none from contacts', () => {
  const hitHrefs = { ...content.hitHrefs, newShipment: undefined };
  expect(idsOf({ text: 'zz', state: { kind: 'found', hits }, hitHrefs })).not.toContain(
    `contact:${hits.contacts[0]?.id}`,
  );
});

const number = '00340433836442636597';
const withNumber = (trackingNumber: string) => ({
  kind: 'found' as const,
  hits: { ...nothingFound, shipments: hits.shipments.slice(0, 1).map((hit) => ({ ...hit, trackingNumber })) },
});

test('a tracking number of an own shipment opens it, however it is written, and leads to no carrier', () => {
  const ids = idsOf({ text: '0034 0433 8364 4263 6597', state: withNumber(number) });
  expect(ids).toEqual([`shipment:${hits.shipments[0]?.id}`, 'command:search']);
});

test('a number that is another shipment’s leads to its carrier', () => {
  const ids = idsOf({ text: number, state: withNumber('00340433836442629117') });
  expect(ids).toContain('track:DHL Paket');
});

test('carriers are offered once it is known, or cannot be known, whose the number is', () => {
  const track = (state: PaletteContent['state']) =>
    idsOf({ text: number, state }).filter((id) => id.startsWith('track:'));
  expect(track({ kind: 'loading' })).toEqual([]);
  expect(track({ kind: 'found', hits: nothingFound })).toEqual(['track:DHL Paket']);
  expect(track({ kind: 'failed' })).toEqual(['track:DHL Paket']);
});

test('of carriers without a page nothing is offered, and of twelve digits every carrier that writes them', () => {
  const of = (text: string) => labels({ text, state: { kind: 'found', hits: nothingFound } });
  expect(of('MX-2611-08844')).toEqual([]);
  expect(of('201298452277')).toEqual(['Bei DHL verfolgen', 'Bei FedEx verfolgen', 'Bei GLS verfolgen']);
});

test('keys stand beside what they do only where they act', () => {
  const keys = (areLettersOn: boolean) =>
    toSections({ ...content, areLettersOn }).flatMap(({ commands }) =>
      commands.flatMap(({ shortcut }) => shortcut ?? []),
    );
  expect(keys(true)).toEqual(['N', '?', 'G S', 'G K']);
  expect(keys(false)).toEqual([]);
});
