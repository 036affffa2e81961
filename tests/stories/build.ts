import { runTool, type CommandResult } from '../run/command.ts';
import { builtStorybook } from './stories.ts';

/** Builds the Storybook whose stories are visited. */
export function buildStorybook(): Promise<CommandResult> {
  return runTool('storybook', ['build', '--quiet', '--disable-telemetry', `--output-dir=${builtStorybook}`]);
}
