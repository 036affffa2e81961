import { applyAppearance } from './browser/appearance.ts';
import { watchFirstView } from './browser/watch-first-view.ts';
import { session } from './services.ts';

/*
 * The page's first script, with nothing but the session in it: who is known to the provider is asked for while the
 * rest of the code is still on its way. `main.tsx` asks for the same beginning and gets this one.
 */
applyAppearance(document.documentElement);
void session.start();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element #root');

export const root = element;
export const firstView = watchFirstView(root);
