import type { Plugin } from 'vite';

const transports = /\/engine\.io-client\/build\/esm\/transports\/index\.js$/;
const webTransport = /^import \{ WT \}.*\n|^ {4}webtransport: WT,\n/gm;

/**
 * Leaves out the way of the socket that our platform does not offer. Half a kilobyte of every page of somebody who
 * is signed in.
 *
 * @throws {Error} when the library no longer looks like that, so that nobody believes in a plugin that does nothing
 */
export function fewerTransports(): Plugin {
  let isFound = false;
  return {
    name: 'lotse:fewer-transports',
    apply: 'build',
    transform: {
      filter: { id: transports },
      handler(code) {
        isFound = code.match(webTransport)?.length === 2;
        return { code: code.replace(webTransport, ''), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        throw new Error('engine.io-client has no such list of transports: mend the plugin');
    },
  };
}
