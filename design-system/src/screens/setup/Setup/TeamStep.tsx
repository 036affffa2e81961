import { Plus, Trash2 } from '@lucide/icons';
import { customerRoles, roleLabels, userInviteSchema } from 'contract';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BoundSelect, BoundTextField } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { useForm } from '../../../forms/useForm.ts';
import type { SubmitError } from '../../../forms/useSending.ts';
import type { StepProps } from './OrganizationStep.tsx';
import { hasBeenInvited, type Invited, type Invitee } from './setup-state.ts';
import { setupCopy as copy } from './Setup.copy.ts';
import * as styles from './Setup.css.ts';

/** As many as are asked in at once; the settings invite more. */
const MOST_PEOPLE = 10;

const { email, role } = userInviteSchema.entries;
const rules = v.object({ people: v.array(v.object({ email, role })) });
const somebody: Invitee = { email: '', role: 'org_user' };
const roles = customerRoles.map((value) => ({ value, label: roleLabels[value] }));

/** Who works there as well. What was sent is told, and stays; what was not can be sent again. */
export function TeamStep(props: StepProps<'onPeople' | 'onInvite' | 'onFinish'>) {
  const { editing, onPeople, onInvite, onFinish } = props;
  const { isPending, isOtherwise, invited, canInvite } = editing;
  const [people, setPeople] = useState<readonly Invitee[]>([]);
  const show = (next: readonly Invitee[]) => {
    setPeople(next);
    onPeople(next);
  };
  const control = useForm({
    rules: () => rules,
    initialInput: { people: [] as Invitee[] },
    pending: isPending,
    submitError: toInviteError(people, invited),
    onSubmit: (output) => {
      const asked = output.people.filter((person) => !hasBeenInvited(outcomeOf(person, invited)));
      return asked.length === 0 ? onFinish() : onInvite(asked);
    },
    onChange: (input) => show(input.people as readonly Invitee[]),
  });
  const { form } = control;
  const isEverybodyIn = people.every((person) => hasBeenInvited(outcomeOf(person, invited)));
  const write = (next: readonly Invitee[]) => {
    form.setAll({ people: [...next] });
    show(next);
  };
  const read = () => form.read().people as readonly Invitee[];
  const rowToFocus = useRef<number | null>(null);
  const add = () => {
    const rows = read();
    rowToFocus.current = rows.length;
    write([...rows, somebody]);
  };
  // Whoever has added a row goes on typing in it.
  useEffect(() => {
    if (rowToFocus.current === null) return;
    document.getElementById(form.places.idOf(`people.${rowToFocus.current}.email`))?.focus();
    rowToFocus.current = null;
  });
  return (
    <FormFrame
      control={control}
      label={copy.step.team}
      submitLabel={isEverybodyIn ? copy.finish : copy.invite}
      pendingLabel={copy.inviting}
      messages={isOtherwise && <Banner tone="warning">{copy.otherwise}</Banner>}
      actions={
        !isEverybodyIn && (
          <Button variant="quiet" onPress={onFinish}>
            {copy.later}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {people.length === 0 && <p className={styles.muted}>{copy.nobody}</p>}
        {people.map((person, index) => {
          const outcome = outcomeOf(person, invited);
          return hasBeenInvited(outcome) ? (
            <Banner key={index} tone={tones[outcome]}>
              {copy.invited[outcome](person.email)}
            </Banner>
          ) : (
            <div key={index} className={styles.person}>
              <BoundTextField
                field={form.at(`people.${index}.email`)}
                label={copy.email(index + 1)}
                type="email"
                isRequired
              />
              <BoundSelect
                field={form.at(`people.${index}.role`)}
                label={copy.role(index + 1)}
                options={roles}
              />
              <span className={styles.remove}>
                <IconButton
                  icon={Trash2}
                  label={copy.remove(index + 1)}
                  isDisabled={isPending}
                  onPress={() => write(read().filter((_, row) => row !== index))}
                />
              </span>
            </div>
          );
        })}
        {canInvite && people.length < MOST_PEOPLE && (
          <div>
            <Button icon={Plus} isDisabled={isPending} onPress={add}>
              {people.length === 0 ? copy.addFirst : copy.add}
            </Button>
          </div>
        )}
      </Stack>
    </FormFrame>
  );
}

const tones = { sent: 'success', waiting: 'info', notDelivered: 'danger' } as const;

const outcomeOf = ({ email: address }: Invitee, invited: readonly Invited[]) =>
  invited.find((one) => one.email === address.trim())?.outcome;

/** What was not sent, at the rows that it concerns. */
function toInviteError(people: readonly Invitee[], invited: readonly Invited[]): SubmitError | null {
  const fields = people.flatMap((person, index) => {
    const outcome = outcomeOf(person, invited);
    if (outcome === undefined || hasBeenInvited(outcome)) return [];
    return [{ path: ['people', index, 'email'], message: copy.outcome[outcome] }];
  });
  return fields.length === 0 ? null : { title: copy.step.team, text: '', fields };
}
