import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Makes sure that nobody listens on the ports, before anything is opened: most likely it is another
 * Lotse, and two of them must not open the same embedded database.
 *
 * @throws the system's error with code `EADDRINUSE` and the `port` that is taken
 */
export async function requireFreePorts(ports: readonly number[], host: string): Promise<void> {
  for (const port of ports) {
    const server = createServer();
    await once(server.listen({ port, host, exclusive: true }), 'listening');
    await new Promise((resolve) => server.close(resolve));
  }
}
