import { ConnectionBanner } from 'design-system/screens/shell/ConnectionBanner';
import { useConnection } from '../../hooks/use-connection.ts';

/** The banner with the browser's word on the network. */
export function Connection() {
  return <ConnectionBanner state={useConnection()} />;
}
