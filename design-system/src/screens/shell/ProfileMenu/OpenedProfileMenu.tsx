import { LogOut } from '@lucide/icons';
import { useEffect, useRef, useState } from 'react';
import { Menu, MenuItem, MenuSection } from '../../../components/Menu/Menu.tsx';
import { TopBarProfile } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { shellCopy as copy } from '../shell.copy.ts';
import type { ProfileMenuProps } from './ProfileMenu.tsx';

/** The menu itself: it opens as soon as it is there, because somebody has already pressed its button. */
export default function OpenedProfileMenu({ name, organizationName, onSignOut }: ProfileMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // The button that was pressed is gone; the focus has to be here to come back here.
    trigger.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  const signOut = <MenuItem label={copy.signOut} icon={LogOut} onAction={onSignOut} />;
  return (
    <Menu
      trigger={<TopBarProfile ref={trigger} name={name} label={copy.profileOf(name)} />}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {organizationName === undefined ? (
        signOut
      ) : (
        <MenuSection title={organizationName}>{signOut}</MenuSection>
      )}
    </Menu>
  );
}
