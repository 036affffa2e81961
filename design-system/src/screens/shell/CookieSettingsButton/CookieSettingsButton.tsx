import { useState } from 'react';
import { Button, type ButtonVariant } from '../../../components/Button/Button.tsx';
import { cookieLinkCopy as copy } from './CookieSettingsButton.copy.ts';

export interface CookieSettingsButtonProps {
  /** `link` stands among the links of a foot, `secondary` among buttons. Default `link`. */
  variant?: Extract<ButtonVariant, 'link' | 'secondary'>;
  /** Default „Cookie-Einstellungen“. */
  label?: string;
  /** Opens the dialog. Its promise rejects where the dialog could not be loaded. */
  onOpen: () => void | Promise<void>;
}

/** Leads to the dialog in which a visitor decides about cookies, also later. Loads no react-aria. */
export function CookieSettingsButton({
  variant = 'link',
  label = copy.open,
  onOpen,
}: CookieSettingsButtonProps) {
  const [standing, setStanding] = useState<'idle' | 'loading' | 'failed'>('idle');
  const open = () => {
    const opening = onOpen();
    if (!opening) return;
    setStanding('loading');
    opening.then(
      () => setStanding('idle'),
      () => setStanding('failed'),
    );
  };
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" isPending={standing === 'loading'} onPress={open}>
        {label}
      </Button>
      {standing === 'failed' && <span role="alert"> {copy.missing}</span>}
    </>
  );
}
