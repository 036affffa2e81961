import { runTool, type CommandResult } from '../run/command.ts';
import { builtStorybook } from './stories.ts';

/**
 * Builds the Storybook whose stories are visited, with React's development build: only there Storybook can wait until
 * all is drawn that an event of a play function has set off.
 * @param folders whose stories alone are built, such as `components/Button/`; else all
 */
export function buildStorybook(folders?: string[]): Promise<CommandResult> {
  return runTool('storybook', ['build', '--quiet', '--disable-telemetry', `--output-dir=${builtStorybook}`], {
    env: { NODE_ENV: 'development', ...(folders && { LOTSE_STORIES_IN: folders.join('|') }) },
  });
}
