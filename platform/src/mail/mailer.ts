import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { whileAway } from '../http/turns.ts';

/** A letter to one person, as text and as a simple page. */
export interface Letter {
  /** Names the letter, also where it is sent twice: mail programs show it once. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends a letter. @throws when it could not be handed over, a `LetterRefused` where it never will be */
export type Mailer = (letter: Letter) => Promise<void>;

/** The server will not take this letter, whenever it is tried: the address does not exist, for one. */
export class LetterRefused extends Error {}

/** Whoever waits for a letter to be sent gives up after this. */
const TIMEOUT_MS = 8000;

/**
 * Puts letters into a folder instead of sending them, one `.eml` file each, for whoever tries the product out
 * and for tests. Each appears under its name when it is whole.
 */
export function createFileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let last = 0;
  return async (letter) => {
    // In the order of sending, also of two within a millisecond, whichever is written first.
    last = Math.max(Date.now(), last + 1);
    const place = last;
    const { message } = await transport.sendMail(toMessage(letter, from));
    await mkdir(folder, { recursive: true });
    const name = `${place}-${letter.to.replaceAll(/[^\w.@-]/g, '_')}.eml`;
    const hidden = join(folder, `.${name}`);
    await writeFile(hidden, message as Buffer);
    await rename(hidden, join(folder, name));
  };
}

/** Sends letters by a server, at an address such as `smtps://user:password@mail.example.org`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // What a letter says is ours: nothing is read from files or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter) => {
    const sending = () => transport.sendMail(toMessage(letter, from));
    const { rejected } = await whileAway(sending).catch((error: unknown) => {
      throw isFinal(error) ? new LetterRefused('The mail server has refused it', { cause: error }) : error;
    });
    if (rejected.length > 0) throw new LetterRefused('The mail server has refused the recipient');
  };
}

function toMessage({ id, ...letter }: Letter, from: string) {
  const [domain = 'localhost'] = /(?<=@)[^@>\s]+/.exec(from) ?? [];
  return { from, ...letter, ...(id !== undefined && { messageId: `<${id}@${domain}>` }) };
}

/** RFC 5321, 4.2.1: five hundreds are final. Of those only what concerns sender and recipient is about the letter. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}
