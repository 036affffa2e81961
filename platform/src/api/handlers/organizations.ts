import { loadSettings } from '../../notifications/settings.ts';
import type { Database } from '../../store/index.ts';
import type { ResourceHandlers } from '../handler.ts';

export function organizationHandlers(db: Database): ResourceHandlers<'organizations'> {
  return {
    settings: ({ caller }) => loadSettings(db, caller.orgCode),
  };
}
