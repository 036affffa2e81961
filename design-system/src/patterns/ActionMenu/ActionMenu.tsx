import type { LucideIconData } from '@lucide/icons';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { RowMenuTrigger } from '../../components/DataTable/RowMenuTrigger.tsx';
import { useOpenAtOnce } from '../../components/DataTable/use-open-at-once.ts';
import { useMedia } from '../../components/Media/useMedia.ts';
import { Menu, MenuItem } from '../../components/Menu/Menu.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { media } from '../../tokens/index.ts';
import { actionMenuCopy as copy } from './ActionMenu.copy.ts';
import * as styles from './ActionMenu.css.ts';

/** Something that can be done with a row: a link, or what happens when it is chosen. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIconData;
  readonly description?: string;
  readonly href?: string;
  readonly tone?: 'danger';
  readonly onAction?: () => void;
  /** Why it cannot be done now; it stays in its place. */
  readonly disabledReason?: string | undefined;
}

export interface ActionMenuProps {
  /** Names the button, and the sheet of a phone. */
  label: string;
  actions: readonly RowAction[];
}

/** What can be done with a row: a menu, on a phone a sheet from below. It was asked for when it is first shown. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [isOpen, setOpen] = useOpenAtOnce();
  const isPhone = useMedia(media.phone);
  if (!isPhone) {
    return (
      <Menu
        trigger={<RowMenuTrigger label={label} />}
        placement="bottom end"
        isFirstFocused
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {actions.map(({ key, disabledReason, ...action }) => (
          <MenuItem key={key} {...action} {...(disabledReason !== undefined && { disabledReason })} />
        ))}
      </Menu>
    );
  }
  return (
    <>
      <RowMenuTrigger label={label} onPress={() => setOpen(true)} />
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={label} closeLabel={copy.close}>
        <Stack gap={2}>
          {actions.map(({ key, label: words, icon, href, onAction, disabledReason }) =>
            href === undefined ? (
              <Stack key={key} gap={1}>
                <Button
                  {...(icon && { icon })}
                  isDisabled={disabledReason !== undefined}
                  onPress={() => {
                    setOpen(false);
                    onAction?.();
                  }}
                >
                  {words}
                </Button>
                {disabledReason && <p className={styles.reason}>{disabledReason}</p>}
              </Stack>
            ) : (
              <ButtonLink key={key} {...(icon && { icon })} href={href}>
                {words}
              </ButtonLink>
            ),
          )}
        </Stack>
      </Sheet>
    </>
  );
}
