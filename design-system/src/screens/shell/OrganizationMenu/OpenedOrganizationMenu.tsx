import { Menu } from '../../../components/Menu/Menu.tsx';
import { useOpenedAtOnce } from '../../../components/Menu/useOpenedAtOnce.ts';
import { TopBarChoice } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { commandsCopy as copy } from '../commands.copy.ts';
import { OrganizationItems } from './OrganizationItems.tsx';
import type { OrganizationMenuProps } from './OrganizationMenu.tsx';

/** The menu itself: it opens as soon as it is there, because somebody has already pressed its button. */
export default function OpenedOrganizationMenu({ current, choice }: OrganizationMenuProps) {
  const { trigger, isOpen, setIsOpen } = useOpenedAtOnce();
  return (
    <Menu
      trigger={<TopBarChoice ref={trigger} value={current} label={copy.organizationOf(current)} />}
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        // Names that could not be had are asked for again.
        if (willOpen) choice.onWanted();
        setIsOpen(willOpen);
      }}
    >
      <OrganizationItems {...choice} />
    </Menu>
  );
}
