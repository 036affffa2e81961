import { expect, test } from 'vitest';
import { type SignOutLoss, toSignOutQuestion } from './sign-out-question.ts';

const nothing = { isOnPage: false, isInTab: false, isElsewhere: false };

test('where nothing is lost nothing is asked', () => {
  expect(toSignOutQuestion(nothing)).toBeUndefined();
});

test('what stands on the page is asked about in the specification’s words', () => {
  const question = toSignOutQuestion({ ...nothing, isOnPage: true, isInTab: true });
  expect(question).toMatchObject({
    message: 'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
    acceptLabel: 'Verlassen',
  });
});

test('a draft in another tab is said to be there, in the same question', () => {
  const messageOf = (loss: Partial<SignOutLoss>) => toSignOutQuestion({ ...nothing, ...loss })?.message;
  expect(messageOf({ isElsewhere: true })).toMatch(/^In einem anderen Tab haben Sie/);
  expect(messageOf({ isInTab: true, isElsewhere: true })).toMatch(/^In diesem und in einem anderen Tab/);
  expect(messageOf({ isOnPage: true, isInTab: true, isElsewhere: true })).toMatch(
    /^In einem anderen Tab .* Sie sind dabei die Seite zu verlassen\. .* Wollen Sie fortfahren\?$/,
  );
});

test('a draft that lies in the tab without its form is asked about as well', () => {
  const question = toSignOutQuestion({ ...nothing, isInTab: true });
  expect(question).toMatchObject({ title: 'Abmelden?', acceptLabel: 'Abmelden' });
  expect(question?.message).toMatch(/^Sie haben eine Sendung begonnen/);
});
