import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface SmtpReceiver {
  /** As the setting of a mail server names it. */
  readonly url: string;
  /** What has arrived, with its heads, as it was sent. */
  readonly letters: readonly { readonly to: string; readonly text: string }[];
  readonly close: () => Promise<void>;
}

/**
 * A mail server that keeps what it gets, for tests.
 *
 * @param refusals what it answers to recipients of a domain, in place of taking their letters
 */
export async function startSmtpReceiver(
  refusals: Readonly<Record<string, string>> = {},
): Promise<SmtpReceiver> {
  const letters: { to: string; text: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = '';
    let to = '';
    let isLetter = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const obey = (line: string) => {
      const [, recipient] = /^RCPT TO:<(.*)>/i.exec(line) ?? [];
      const command = line.slice(0, 4).toUpperCase();
      if (recipient !== undefined) {
        to = recipient;
        say(refusals[recipient.slice(recipient.indexOf('@') + 1)] ?? '250 OK');
      } else if (command === 'DATA') {
        isLetter = true;
        say('354 Go on');
      } else if (command === 'QUIT') {
        socket.end('221 Bye\r\n');
      } else say('250 OK');
    };
    socket.on('data', (bytes) => {
      rest += String(bytes);
      for (;;) {
        const end = isLetter ? '\r\n.\r\n' : '\r\n';
        const at = rest.indexOf(end);
        if (at === -1) return;
        const text = rest.slice(0, at);
        rest = rest.slice(at + end.length);
        if (isLetter) {
          letters.push({ to, text });
          isLetter = false;
          say('250 OK');
        } else obey(text);
      }
    });
    say('220 localhost ESMTP');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
