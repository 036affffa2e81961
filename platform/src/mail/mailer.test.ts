import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLetters } from './letters.ts';
import { createFileMailer, createSmtpMailer } from './mailer.ts';

const folder = await mkdtemp(join(tmpdir(), 'lotse-mail-'));
afterAll(() => rm(folder, { recursive: true }));

const invitation = {
  letterId: 'let_1',
  to: 'wiebke@tietze.example',
  name: 'Wiebke Thömsen',
  inviter: 'Jana <Möller>',
  orgName: 'Tietze & Söhne',
  role: 'org_packing_area',
  invitationId: 'inv_1',
  expiresAt: new Date('2026-12-04T10:00:00Z'),
} as const;

test('letters lie whole in a folder, in the order of sending', async () => {
  const letters = createLetters(createFileMailer(folder, 'Lotse <lotse@localhost>'), 'https://lotse.example');
  await Promise.all([letters.invite(invitation), letters.invite({ ...invitation, to: '../böse@x.example' })]);
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual([
    expect.stringMatching(/^\d+-wiebke@tietze\.example\.eml$/),
    expect.stringMatching(/^\d+-\.\._b_se@x\.example\.eml$/),
  ]);
  const text = await readFile(join(folder, names[0] ?? ''), 'utf8');
  expect(text).toContain('To: wiebke@tietze.example');
  expect(text).toContain('multipart/alternative');
  // Of a letter that is sent twice mail programs show one.
  expect(text).toContain('Message-ID: <let_1@localhost>');
});

test('a letter says who invites to what until when, and nobody’s name is markup', async () => {
  const sent: { subject: string; text: string; html: string }[] = [];
  await createLetters(async (letter) => void sent.push(letter), 'https://lotse.example').invite(invitation);
  const [letter] = sent;
  expect(letter?.subject).toBe('Einladung in das Team von Tietze & Söhne');
  expect(letter?.text).toContain(
    'Jana <Möller> hat Sie in das Team von Tietze & Söhne eingeladen. Mit Lotse beauftragen und verfolgen Sie dort gemeinsam Sendungen. Ihre Rolle: Packplatz.',
  );
  expect(letter?.text).toContain('https://lotse.example/join?id=inv_1');
  expect(letter?.text).toContain('4. Dezember 2026');
  expect(letter?.html).toContain('Jana &lt;Möller&gt;');
  expect(letter?.html).toContain('<a href="https://lotse.example/join?id=inv_1">Einladung annehmen</a>');
});

test.each([
  [
    true,
    'Ihr Angebot AN-10052 liegt vor',
    'zu Ihrer Preisanfrage AN-10052 liegt ein Angebot vor.',
    'Angebot ansehen',
  ],
  [
    false,
    'Ihre Preisanfrage AN-10052 wurde beantwortet',
    'auf Ihre Preisanfrage AN-10052 können wir leider kein Angebot machen.',
    'Preisanfrage ansehen',
  ],
])('a letter says how a quote was answered, and leads to it: %s', async (isOffer, subject, text, action) => {
  const sent: { to: string; subject: string; text: string; html: string }[] = [];
  await createLetters(async (letter) => void sent.push(letter), 'https://lotse.example').tellAnswer({
    to: 'wiebke@tietze.example',
    name: 'Wiebke Thömsen',
    quoteId: 'qte_1',
    quoteNumber: 'AN-10052',
    isOffer,
  });
  expect(sent).toMatchObject([{ to: 'wiebke@tietze.example', subject }]);
  expect(sent[0]?.text).toContain('Guten Tag Wiebke Thömsen,');
  expect(sent[0]?.text).toContain(text);
  expect(sent[0]?.text).toContain('https://lotse.example/sendungen?status=quotes&quote=qte_1');
  expect(sent[0]?.html).toContain(`${action}</a>`);
});

test('a server that is not there is told of', async () => {
  const send = createSmtpMailer('smtp://127.0.0.1:9', 'Lotse <lotse@localhost>');
  await expect(send({ to: 'a@b.example', subject: '', text: '', html: '' })).rejects.toThrow('ECONNREFUSED');
});
