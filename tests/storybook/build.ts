import { runTool, type CommandResult } from '../run/command.ts';
import { builtStorybook } from './stories.ts';

/** Builds the Storybook that the looks and the loops go through. */
export function buildStorybook(): Promise<CommandResult> {
  return runTool('storybook', ['build', '--quiet', '--disable-telemetry', `--output-dir=${builtStorybook}`]);
}
