import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldHost } from '../field.ts';
import { useAnnouncements } from '../useField.ts';

/** Reads out what the form announces. It is there from the beginning, or the first words would be lost. */
export function FormAnnouncer({ form }: { readonly form: Pick<FieldHost, 'announcements'> }) {
  const announcements = useAnnouncements(form);
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
