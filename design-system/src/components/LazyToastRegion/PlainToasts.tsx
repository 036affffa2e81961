import { X } from '@lucide/icons';
import { useSyncExternalStore } from 'react';
import { Banner, type BannerTone } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLinkClick } from '../Link/navigation.tsx';
import { closeToast, type ToastMessage, toastQueue } from '../Toast/toast-queue.ts';
import type { ToastRegionProps } from '../Toast/Toast.tsx';
import * as styles from './PlainToasts.css.ts';

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const visible = () => toastQueue.visibleToasts;

/** The toasts where the code of their region could not be fetched. They stay until they are closed. */
export function PlainToasts({ label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribe, visible);
  return (
    <section aria-label={label} className={styles.region}>
      {toasts.map(({ key, content }) => (
        <div key={key} className={styles.toast}>
          <PlainToast message={content} onClose={() => closeToast(key)} />
          <IconButton label={closeLabel} icon={X} onPress={() => closeToast(key)} />
        </div>
      ))}
    </section>
  );
}

function PlainToast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { title, description, tone = 'info', href, action } = message;
  const followLink = useLinkClick(onClose);
  const act = () => {
    action?.onAction();
    onClose();
  };
  return (
    <Banner
      tone={tone satisfies BannerTone}
      role="alert"
      title={title}
      actions={
        <>
          {href !== undefined && (
            <a href={href} onClick={followLink}>
              {title}
            </a>
          )}
          {action && <Button onPress={act}>{action.label}</Button>}
        </>
      }
    >
      {description}
    </Banner>
  );
}
