import { expect, test } from 'vitest';
import { type KeptForms, nothingKept } from '../drafts/draft-presence.ts';
import { toSignOutQuestion } from './sign-out-question.ts';
import { holdsNothing, type UnsavedInput } from './unsaved-input.ts';

const nothing: UnsavedInput = { onPage: 'nothing', inTab: nothingKept, elsewhere: nothingKept };
const draft: KeptForms = { kept: 'draft', begun: ['eine Sendung begonnen und noch nicht beauftragt'] };
const order: KeptForms = { ...draft, kept: 'order' };
const contact: KeptForms = { kept: 'draft', begun: ['einen Kontakt geändert und noch nicht gespeichert'] };

test('where nothing is held there is nothing to ask about', () => {
  expect(holdsNothing(nothing)).toBe(true);
  expect(holdsNothing({ ...nothing, onPage: 'draft' })).toBe(false);
  expect(holdsNothing({ ...nothing, inTab: draft })).toBe(false);
  expect(holdsNothing({ ...nothing, elsewhere: order })).toBe(false);
});

test('what stands on the page is asked about in the specification’s words', () => {
  const question = toSignOutQuestion({ ...nothing, onPage: 'draft', inTab: draft });
  expect(question).toMatchObject({
    message: 'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
    acceptLabel: 'Verlassen',
  });
});

test('a draft in another tab is said to be there, in the same question', () => {
  const messageOf = (loss: Partial<UnsavedInput>) => toSignOutQuestion({ ...nothing, ...loss }).message;
  expect(messageOf({ elsewhere: draft })).toMatch(/^In einem anderen Tab haben Sie/);
  expect(messageOf({ inTab: draft, elsewhere: draft })).toMatch(/^In diesem und in einem anderen Tab/);
  expect(messageOf({ onPage: 'draft', inTab: draft, elsewhere: draft })).toMatch(
    /^In einem anderen Tab .* Sie sind dabei die Seite zu verlassen\. .* Wollen Sie fortfahren\?$/,
  );
});

test('a draft that lies in the tab without its form is asked about as well', () => {
  const question = toSignOutQuestion({ ...nothing, inTab: draft });
  expect(question).toMatchObject({ title: 'Abmelden?', acceptLabel: 'Abmelden' });
  expect(question.message).toMatch(/^Sie haben eine Sendung begonnen/);
});

test('an order that is open is said to be under way, wherever it is', () => {
  const messageOf = (loss: Partial<UnsavedInput>) => toSignOutQuestion({ ...nothing, ...loss }).message;
  const here =
    /^Ob Ihre Sendung beauftragt ist, steht noch nicht fest\. Das klärt sich auch nach dem Abmelden;/;
  expect(messageOf({ inTab: order })).toMatch(here);
  expect(messageOf({ onPage: 'order', inTab: order })).toMatch(here);
  expect(messageOf({ elsewhere: order })).toMatch(/^In einem anderen Tab steht noch nicht fest/);
  expect(messageOf({ inTab: order, elsewhere: order })).toMatch(
    /^In diesem und in einem anderen Tab steht noch nicht fest/,
  );
  expect(messageOf({ inTab: draft, elsewhere: order })).toMatch(
    /^In einem anderen Tab steht noch nicht fest.* Sie haben eine Sendung begonnen/,
  );
  expect(messageOf({ onPage: 'draft', elsewhere: order })).toMatch(
    /^In einem anderen Tab steht noch nicht fest.* Alle Eingaben werden gelöscht/,
  );
  expect(messageOf({ inTab: order, elsewhere: draft })).toMatch(
    /^In einem anderen Tab haben Sie eine Sendung begonnen .* Ob Ihre Sendung beauftragt ist, steht noch nicht fest/,
  );
  expect(toSignOutQuestion({ ...nothing, onPage: 'order' }).title).toBe('Abmelden?');
});

test('each form is asked about in its own words', () => {
  const messageOf = (loss: Partial<UnsavedInput>) => toSignOutQuestion({ ...nothing, ...loss }).message;
  expect(messageOf({ inTab: contact })).toBe(
    'Sie haben einen Kontakt geändert und noch nicht gespeichert. Beim Abmelden wird dieser Entwurf gelöscht.',
  );
  expect(messageOf({ elsewhere: contact })).toBe(
    'In einem anderen Tab haben Sie einen Kontakt geändert und noch nicht gespeichert. Beim Abmelden wird dieser Entwurf gelöscht.',
  );
  expect(messageOf({ inTab: { kept: 'draft', begun: [...draft.begun, ...contact.begun] } })).toBe(
    'Sie haben eine Sendung begonnen und noch nicht beauftragt. Sie haben einen Kontakt geändert und noch nicht gespeichert. Beim Abmelden werden diese Entwürfe gelöscht.',
  );
  expect(messageOf({ inTab: contact, elsewhere: contact })).toMatch(
    /^In diesem und in einem anderen Tab haben Sie einen Kontakt geändert/,
  );
  expect(messageOf({ inTab: draft, elsewhere: contact })).toMatch(
    /^In diesem Tab haben Sie eine Sendung .* In einem anderen Tab haben Sie einen Kontakt .* diese Entwürfe/,
  );
});
