import { actions } from './usage/actions.ts';
import { content } from './usage/content.ts';
import { feedback } from './usage/feedback.ts';
import { fields } from './usage/fields.ts';
import { layout } from './usage/layout.ts';
import { navigation } from './usage/navigation.ts';
import { overlays } from './usage/overlays.ts';
import type { UsageByTitle } from './usage/usage-entry.ts';

/** Of every component; a test holds that none is missing. */
export const usage: UsageByTitle = {
  ...actions,
  ...fields,
  ...overlays,
  ...navigation,
  ...content,
  ...layout,
  ...feedback,
};
