import { LazyToastRegion } from '../../components/LazyToastRegion/LazyToastRegion.tsx';
import { shellCopy as copy } from './shell.copy.ts';

/** The place of toasts in every frame that has one. */
export function ShellToasts({ isBesideDrawer = false }: { isBesideDrawer?: boolean }) {
  return <LazyToastRegion label={copy.toasts} closeLabel={copy.closeToast} isBesideDrawer={isBesideDrawer} />;
}
