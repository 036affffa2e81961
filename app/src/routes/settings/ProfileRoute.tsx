import type { ProfileDraft } from 'contract';
import { Profile } from 'design-system/screens/settings/Profile/Profile';
import { useState } from 'react';
import { changeProfile, oneUser } from '../../data/team.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useSignOut } from '../../leaving/use-sign-out.ts';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { useDeviceChoices } from './use-device-choices.ts';
import { useSettingsForm } from './use-settings-form.ts';

const ownId = () => session.getSnapshot().claims?.access.sub ?? '';

export function preload(): void {
  preloadRead(oneUser(ownId()));
}

/** `/einstellungen/profil` */
export function Component() {
  const [id] = useState(ownId);
  const signOut = useSignOut();
  const form = useSettingsForm({
    read: useRead(oneUser(id)),
    write: changeProfile,
    toCall: (profile: ProfileDraft, version) => ({ id, version, profile }),
    // Name and flags stand in the token; where a new one cannot be had, the next renewal brings them.
    onDone: () =>
      void session
        .refresh()
        .then(() => session.loadUserProfile())
        .catch(() => undefined),
  });
  return (
    <Profile
      {...form}
      device={useDeviceChoices()}
      homeHref={pages.start.href()}
      onSignOut={() => void signOut()}
    />
  );
}
