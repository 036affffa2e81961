import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import { expect, test } from 'vitest';
import { type KeptForms, nothingKept } from '../drafts/draft-presence.ts';
import { toSwitchQuestion } from './switch-question.ts';
import type { UnsavedInput } from './unsaved-input.ts';

const nothing: UnsavedInput = { onPage: 'nothing', inTab: nothingKept, elsewhere: nothingKept };
const draft: KeptForms = { kept: 'draft', begun: ['eine Sendung begonnen'] };
const two: KeptForms = { kept: 'draft', begun: ['eine Sendung begonnen', 'einen Kontakt geändert'] };
const order: KeptForms = { ...draft, kept: 'order' };
const messageOf = (input: Partial<UnsavedInput>) =>
  toSwitchQuestion({ ...nothing, ...input }, 'Tietze')?.message;

test('where nothing is typed nothing is asked', () => {
  expect(toSwitchQuestion(nothing, 'Tietze')).toBeUndefined();
});

test('a draft is said to stay with its organisation', () => {
  const stays =
    /^Sie haben eine Sendung begonnen\. Dieser Entwurf gehört zu Tietze und bleibt dort gespeichert/;
  expect(messageOf({ onPage: 'draft', inTab: draft })).toMatch(stays);
  expect(messageOf({ inTab: draft })).toMatch(stays);
  expect(messageOf({ inTab: two })).toMatch(/Diese Entwürfe gehören zu Tietze und bleiben dort/);
  expect(messageOf({ elsewhere: draft })).toMatch(
    /^In einem anderen Tab haben Sie .* Auch dort wird gewechselt/,
  );
  expect(messageOf({ inTab: draft, elsewhere: draft })).toMatch(/^Sie haben .* In einem anderen Tab/);
});

test('what only the page holds is asked about in the specification’s words', () => {
  expect(messageOf({ onPage: 'draft' })).toBe(leaveCopy.specified.message);
});

test('an open order is said to go on, wherever it is', () => {
  const goes = /^Ob Ihre Sendung beauftragt ist, .* Sendungsliste von Tietze/;
  expect(messageOf({ onPage: 'order', inTab: order })).toMatch(goes);
  expect(messageOf({ onPage: 'order' })).toMatch(goes);
  expect(messageOf({ elsewhere: order })).toMatch(goes);
  expect(messageOf({ inTab: draft, elsewhere: order })).toMatch(
    /^Ob Ihre .* Sie haben eine Sendung begonnen/,
  );
});
