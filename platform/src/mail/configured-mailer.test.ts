import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredMailer } from './configured-mailer.ts';
import { LetterRefused } from './mailer.ts';
import { type SmtpReceiver, startSmtpReceiver } from './testing/smtp-receiver.ts';

let receiver: SmtpReceiver;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotse-mail-'));
  receiver = await startSmtpReceiver({ 'gone.example': '550 No such person', 'full.example': '452 Later' });
});
afterAll(async () => {
  await receiver.close();
  await rm(folder, { recursive: true });
});

const letter = {
  id: 'let_1',
  to: 'wiebke@tietze.example',
  subject: 'Einladung',
  text: 'Grüße',
  html: '<p>Grüße</p>',
};
const mailer = (url: string | undefined) =>
  configuredMailer({
    LOTSE_SMTP_URL: url,
    LOTSE_MAIL_FROM: 'Lotse <post@lotse.example>',
    LOTSE_MAIL_FOLDER: folder,
    LOTSE_DATA_FOLDER: folder,
  });

test('a server that the settings name gets the letter, and the folder none', async () => {
  await mailer(receiver.url)(letter);
  expect(receiver.letters).toEqual([{ to: letter.to, text: expect.stringContaining('Subject: Einladung') }]);
  const [{ text } = { text: '' }] = receiver.letters;
  expect(text).toContain('From: Lotse <post@lotse.example>');
  expect(text).toContain('Message-ID: <let_1@lotse.example>');
  expect(text).toContain('multipart/alternative');
  expect(await readdir(folder)).toEqual([]);
});

test('without a server it lies in the folder', async () => {
  const before = receiver.letters.length;
  await mailer(undefined)(letter);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/-wiebke@tietze\.example\.eml$/)]);
  expect(receiver.letters).toHaveLength(before);
});

test('a recipient whom the server refuses for good is told from one who may be tried again', async () => {
  const send = mailer(receiver.url);
  await expect(send({ ...letter, to: 'a@gone.example' })).rejects.toThrow(LetterRefused);
  const later = await send({ ...letter, to: 'a@full.example' }).catch((error: unknown) => error);
  expect(later).toBeInstanceOf(Error);
  expect(later).not.toBeInstanceOf(LetterRefused);
});
