import { limits, textMessages } from 'contract';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { trackingFormCopy } from '../../tracking/TrackingForm/TrackingForm.copy.ts';
import { TrackingForm } from '../../tracking/TrackingForm/TrackingForm.tsx';
import { Facts } from './Facts.tsx';
import type { StartState } from './start-state.ts';
import { startCopy as copy } from './Start.copy.ts';
import * as styles from './Start.css.ts';
import { useSaidOfNumber } from './useSaidOfNumber.ts';

export interface StartProps {
  state: StartState;
  onSignIn: () => void;
  /** Opens and closes the form that names a new organisation. */
  onRegisteringChange: (isRegistering: boolean) => void;
  onRegister: (organizationName: string) => void;
  /** Where a parcel is looked up. */
  trackingHref: string;
  onTrack: (text: string) => void;
}

/** What signed-out visitors see first: what this is, and the ways in. Loads no react-aria. */
export function Start({
  state,
  onSignIn,
  onRegisteringChange,
  onRegister,
  trackingHref,
  onTrack,
}: StartProps) {
  const { said, onType } = useSaidOfNumber();
  const isRedirecting = state.kind === 'redirecting';
  return (
    <>
      <div className={styles.lead}>
        <section>
          {state.kind === 'failed' && (
            <div className={styles.message} role="alert">
              <Banner tone="danger" title={copy.signInFailed.title(state.failure)}>
                {copy.signInFailed[state.failure]}
              </Banner>
            </div>
          )}
          <h1 className={styles.heading} tabIndex={-1}>
            {copy.heading}
          </h1>
          <p className={styles.intro}>{copy.intro}</p>
          {state.kind === 'registering' ? (
            <RegistrationForm onRegister={onRegister} onCancel={() => onRegisteringChange(false)} />
          ) : (
            <Inline gap={2} isStackedOnPhone>
              <Button
                variant="primary"
                size="lg"
                isPending={isRedirecting}
                pendingLabel={copy.redirecting}
                onPress={onSignIn}
              >
                {copy.signIn}
              </Button>
              {!isRedirecting && (
                <Button size="lg" onPress={() => onRegisteringChange(true)}>
                  {copy.registerOrganization}
                </Button>
              )}
            </Inline>
          )}
          <p className={styles.aside}>{copy.invited}</p>
        </section>
        <section className={styles.tracking}>
          <h2>{trackingFormCopy.title}</h2>
          <p className={styles.trackingText}>{trackingFormCopy.text}</p>
          <TrackingForm href={trackingHref} onTrack={onTrack} onType={onType} said={said} />
        </section>
      </div>
      <Facts />
    </>
  );
}

interface RegistrationFormProps {
  onRegister: (organizationName: string) => void;
  onCancel: () => void;
}

function RegistrationForm({ onRegister, onCancel }: RegistrationFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const complaint = complaintAbout(name);
    setError(complaint);
    if (complaint) input.current?.focus();
    else onRegister(name.trim());
  };

  return (
    <form aria-label={copy.registerOrganization} className={styles.form} noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          ref={input}
          id={id}
          autoFocus
          size="lg"
          label={copy.organizationName}
          description={copy.organizationNameHint}
          autoComplete="organization"
          isRequired
          value={name}
          errorMessage={error}
          onChange={setName}
        />
        <Inline gap={2}>
          <Button type="submit" variant="primary" size="lg">
            {copy.continueRegistration}
          </Button>
          <Button size="lg" onPress={onCancel}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** The contract's rule in short: this page must not load the validation library. */
function complaintAbout(name: string): string | undefined {
  if (name === '') return textMessages.required;
  if (name.trim() === '') return textMessages.onlyWhitespace;
  return name.trim().length > limits.organizationName
    ? textMessages.maxLength(limits.organizationName)
    : undefined;
}
