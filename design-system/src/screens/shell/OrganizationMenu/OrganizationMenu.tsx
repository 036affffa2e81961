import { useState } from 'react';
import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import { TopBarChoice } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { commandsCopy } from '../commands.copy.ts';
import { MissingMenu } from '../ProfileMenu/MissingMenu.tsx';
import type { OrganizationChoice } from './organization-choice.ts';

export interface OrganizationMenuProps {
  /** Name of the organisation of the moment. */
  current: string;
  choice: OrganizationChoice;
}

const OpenedOrganizationMenu = lazyPart<OrganizationMenuProps>(
  async () => (await import('./OpenedOrganizationMenu.tsx')).default,
  {
    whileLoading: (props) => <Closed {...props} isPressed isBusy />,
    failed: (props, retry) => (
      <MissingMenu {...retry}>
        <Closed {...props} isPressed onPress={retry.onRetry} />
      </MissingMenu>
    ),
  },
);

/** Leads into another organisation; for people who belong to several. Its menu is fetched when somebody reaches for it. */
export function OrganizationMenu(props: OrganizationMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <OpenedOrganizationMenu {...props} />;
  return <Closed {...props} onPress={() => setIsWanted(true)} />;
}

interface ClosedProps extends OrganizationMenuProps {
  /** It stands in place of the one that was pressed, and takes its focus. */
  isPressed?: boolean;
  isBusy?: boolean;
  onPress?: () => void;
}

/** The button before its menu is there. */
function Closed({ current, choice, isPressed = false, isBusy = false, onPress }: ClosedProps) {
  const prefetch = () => {
    choice.onWanted();
    void OpenedOrganizationMenu.preload().catch(() => undefined);
  };
  return (
    <TopBarChoice
      value={current}
      label={commandsCopy.organizationOf(current)}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isBusy}
      autoFocus={isPressed}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onPress}
    />
  );
}
