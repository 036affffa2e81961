import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Where the build says of itself which one it is; empty while the app is developed. */
const MARK = '<meta name="lotse:build" content="" />';

/**
 * Names the build by its content, so that the same sources make the same build: in the page (`lotse:build`), in
 * `builds/latest.json` (`{ id }`), and in `builds/meta/{id}.json` (`{ id, files }`, by their paths in the URL), which
 * tells an open tab that all of it has been delivered.
 */
export function markBuild(): Plugin {
  return {
    name: 'lotse:build-marker',
    apply: 'build',
    generateBundle: {
      // After all that writes files whose content counts.
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const html = String(index.source);
        if (!html.includes(MARK)) throw new Error(`index.html has no ${MARK}`);
        const hash = createHash('sha256');
        const files = Object.values(bundle).toSorted((one, other) =>
          one.fileName < other.fileName ? -1 : 1,
        );
        for (const file of files) {
          hash.update(`${file.fileName}\0`).update(file.type === 'chunk' ? file.code : file.source);
        }
        const id = hash.digest('hex').slice(0, 16);
        index.source = html.replace(MARK, MARK.replace('""', `"${id}"`));
        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        emit('builds/latest.json', { id });
        emit(`builds/meta/${id}.json`, {
          id,
          files: files.flatMap(({ fileName }) => (fileName.startsWith('assets/') ? [`/${fileName}`] : [])),
        });
      },
    },
  };
}
