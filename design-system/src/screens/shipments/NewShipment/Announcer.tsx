import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAnnouncements } from './form/useShipmentForm.ts';

/** Reads out what the form announces. It is there from the beginning, or the first words would be lost. */
export function Announcer() {
  const announcements = useAnnouncements();
  return (
    <VisuallyHidden>
      <span role="log">
        {announcements.map(({ number, text }) => (
          <span key={number}>{text}</span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
