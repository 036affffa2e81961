import { runTool, type CommandResult } from '../run/command.ts';
import { builtStorybook } from './stories.ts';

/**
 * Builds the Storybook whose stories are visited, with React's development build: only there Storybook can wait until
 * all is drawn that an event of a play function has set off.
 * @param folders whose stories alone are built, such as `components/Button/`; else all
 * @param hasDocs whether pages of documentation are built too, which takes as long as the stories
 */
export function buildStorybook({
  folders,
  hasDocs = false,
}: { folders?: string[]; hasDocs?: boolean } = {}): Promise<CommandResult> {
  const options = ['--quiet', '--disable-telemetry', ...(hasDocs ? [] : ['--test'])];
  return runTool('storybook', ['build', ...options, `--output-dir=${builtStorybook}`], {
    env: { NODE_ENV: 'development', ...(folders && { LOTSE_STORIES_IN: folders.join('|') }) },
  });
}
