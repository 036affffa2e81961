import { runTool, type CommandResult } from '../run/command.ts';
import { builtStorybook } from './stories.ts';

/**
 * Builds the Storybook whose stories are visited, with React's development build: only there Storybook can wait until
 * all is drawn that an event of a play function has set off.
 */
export function buildStorybook(): Promise<CommandResult> {
  return runTool('storybook', ['build', '--quiet', '--disable-telemetry', `--output-dir=${builtStorybook}`], {
    env: { NODE_ENV: 'development' },
  });
}
