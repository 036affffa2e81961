import type { Contact } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type { ContactMode, ContactPanelState } from './contact-panel-state.ts';
import { type ContactRange, contactWords } from './contact-words.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { contactPanelCopy as copy } from './ContactPanel.copy.ts';
import * as styles from './ContactPanel.css.ts';

export interface ContactPanelProps {
  state: ContactPanelState;
  mode: ContactMode;
  /** What the page holds. */
  range?: ContactRange;
  /** Why it may only be looked at; without one it is edited. */
  lockedReason?: string | null;
  /** Everything that the form takes; it begins anew with each `formKey`. */
  form: Omit<ContactFormProps, 'mode'> & { readonly formKey: string };
  now: Date;
  onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** One contact beside the list: the form for it, or what is known of it where it is not theirs to change. */
export function ContactPanel(props: ContactPanelProps) {
  const { state, mode, range = 'all', lockedReason, form, now, onClose, onRetry } = props;
  const words = contactWords[range];
  const isLocked = lockedReason !== undefined && lockedReason !== null;
  const title = isLocked ? words.look : words.title[mode];
  const { formKey, ...formProps } = form;
  return (
    <DetailPanel label={title} title={title} closeLabel={copy.close} onOpenChange={onClose}>
      <ResourceView
        resource={state}
        words={words}
        skeleton={<Shape />}
        notFound={{ title: words.notFound, actions: <Button onPress={onClose}>{copy.toList}</Button> }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} />}
        headingLevel={3}
        hasGutter
        valueKey={formKey}
        onRetry={onRetry}
      >
        {(contact) => (
          <div className={styles.body}>
            {mode === 'edit' && contact && <LastChange contact={contact} now={now} />}
            {isLocked && contact ? (
              <ContactFacts contact={contact} reason={lockedReason} />
            ) : (
              <ContactForm key={formKey} {...formProps} mode={mode} range={range} />
            )}
          </div>
        )}
      </ResourceView>
    </DetailPanel>
  );
}

function LastChange({ contact: { updatedAt, updatedBy }, now }: { contact: Contact; now: Date }) {
  if (updatedAt === null) return null;
  return <p className={styles.note}>{copy.changed(formatRelativeDateTime(updatedAt, now), updatedBy)}</p>;
}

function Shape() {
  return (
    <div className={styles.body}>
      <Skeleton width={0.5} />
      <Skeleton width={0.9} />
      <Skeleton width={0.7} />
    </div>
  );
}
