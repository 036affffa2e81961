import { type AddressBlock, type PrintFormat, problemCodes } from 'contract';
import type { Fetched } from 'design-system/patterns/ResourceView/resource.ts';
import {
  hasBeenInvited,
  type Invited,
  type Invitee,
  type SetupEditing,
  type SetupInput,
  type SetupState,
  setupSteps,
} from 'design-system/screens/setup/Setup/setup-state.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ownRecord } from '../../data/organization-records.ts';
import { inviteAll, setUp } from '../../data/setup.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { ApiError } from '../../http/api-error.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { watchClosing } from '../../leaving/watch-closing.ts';
import { chooseAfterSetup, stayInSetup } from '../../pages/after-setup.ts';
import { setupAddress } from '../../pages/setup-address.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { toFetched } from '../to-resource.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { useSearch } from '../use-search.ts';
import { firstInput, setupDraft } from './setup-draft.ts';

const nobody = { sub: '', orgCode: '' };

/** Everything behind `/setup`: the draft of its steps, what is sent, and how one goes on. */
export function useSetup() {
  const { step: asked } = useSearch(setupAddress);
  const navigate = useNavigate();
  const { claims } = useSession();
  const read = useRead(ownRecord());
  const isSlow = useIsSlow(read.isLoading);
  const draft = useDraft(setupDraft, claims ? ownerOf(claims) : nobody);
  /** What was typed in all steps: each begins with it, also when somebody comes back to it. */
  const [typed, setTyped] = useState<SetupInput | null>(draft.initial);
  const [reached, setReached] = useState(draft.initial === null ? 0 : setupSteps.indexOf('print'));
  const [isDone, setDone] = useState(false);
  const [leaving, setLeaving] = useState<'idle' | 'pending' | 'failed'>('idle');
  const [people, setPeople] = useState<readonly Invitee[]>([]);
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  const isSomebodyLeft =
    !isDone &&
    people.some(({ email }) => {
      const outcome = invited.find((one) => one.email === email.trim())?.outcome;
      return email.trim() !== '' && !hasBeenInvited(outcome);
    });
  const holdsInput = draft.standing.savedAt !== null || isSomebodyLeft;
  useLeaveGuard(holdsInput ? 'draft' : 'nothing', draft.clear);
  // The frame around the other forms of signed-in people does it for them.
  useEffect(watchClosing, []);
  const keys = useRef(new Map<string, string>());

  const goOnToTeam = () => {
    draft.clear();
    setReached(setupSteps.indexOf('team'));
    void navigate(setupAddress.href({ step: 'team' }), { replace: true });
  };
  const setting = useWrite(setUp, {
    onDone: goOnToTeam,
    onFailed: (error) => isAlreadySetUp(error) && goOnToTeam(),
  });
  const inviting = useWrite(inviteAll, {
    onDone(outcomes) {
      const again = new Set(outcomes.map(({ email }) => email));
      setInvited((before) => [...before.filter(({ email }) => !again.has(email)), ...outcomes]);
      if (outcomes.every(({ outcome }) => outcome === 'sent' || outcome === 'waiting')) setDone(true);
    },
  });

  const input = typed ?? (read.data ? firstInput(read.data) : null);
  // Nobody gets to a step whose way there was not gone, and nobody back once it was sent.
  const isOtherwise = setting.state.kind === 'failed' && isAlreadySetUp(setting.state.error);
  const isSetUp = setting.state.kind === 'done' || isOtherwise;
  const failure =
    setting.state.kind === 'failed' && !isOtherwise ? toSubmitFailure(setting.state.error) : null;
  // What may have been carried out is asked about as it was sent: what is corrected now would be nowhere.
  const isUnsettled = failure?.reason === 'late' || failure?.reason === 'unknown';
  const isSent = setting.state.kind === 'pending' || isUnsettled;
  const index = isSetUp ? 3 : isSent ? 2 : Math.min(setupSteps.indexOf(asked), reached, 2);
  const step = setupSteps[index] ?? 'organization';

  // Whoever is inviting others, or reads that it is done, is not led away because the token is another one by now.
  useEffect(() => (isSetUp ? stayInSetup() : undefined), [isSetUp]);

  const merge = (change: Partial<SetupInput>): SetupInput | null => {
    if (!input) return null;
    const next = { ...input, ...change };
    // The sender is called what the organisation is called, until somebody calls it otherwise.
    const { companyName } = next.sender.sender;
    const isOwnName = companyName === input.organization.orgName;
    const sender: AddressBlock = isOwnName
      ? { ...next.sender.sender, companyName: next.organization.orgName }
      : next.sender.sender;
    return { ...next, sender: { ...next.sender, sender } };
  };
  const goTo = (to: number) => {
    setReached(Math.max(reached, to));
    void navigate(setupAddress.href({ step: setupSteps[to] ?? 'organization' }));
  };

  const editing = (given: SetupInput, customerNumber: string | null): SetupEditing => ({
    step,
    input: given,
    done: setupSteps.slice(0, isSetUp ? 3 : reached),
    isUnsettled,
    isOtherwise,
    customerNumber,
    canInvite: session.getPermission('create:users').isGranted,
    isPending: setting.state.kind === 'pending' || inviting.state.kind === 'pending',
    failure,
    invited,
  });
  const resource = toFetched(read, { isSlow });
  const steps = (): Fetched<SetupEditing> => {
    if (resource.kind !== 'ready') return resource;
    if (!input) return { kind: 'loading', isSlow };
    return { ...resource, value: editing(input, resource.value.externalOrgId) };
  };
  const stateOf = (): SetupState => {
    if (!session.isMember()) return { kind: 'notAccepted' };
    if (!session.getPermission('update:own_orgs').isGranted) return { kind: 'notOwner' };
    return isDone ? { kind: 'done', leaving } : { kind: 'editing', editing: steps() };
  };
  const state = stateOf();

  return {
    state,
    onChange(change: Partial<SetupInput>) {
      const next = merge(change);
      if (!next || isSetUp) return;
      setTyped(next);
      draft.keep(next);
    },
    onStep(change: Partial<SetupInput>) {
      setTyped(merge(change));
      goTo(index + 1);
    },
    onBack: () => goTo(index - 1),
    onSetUp({ printFormat }: { readonly printFormat: PrintFormat }) {
      if (!input) return;
      const { organization, sender } = input;
      setTyped({ ...input, print: { printFormat } });
      void setting.run({ ...organization, ...sender, printFormat });
    },
    onPeople: setPeople,
    onInvite(asked: readonly Invitee[]) {
      const keyOf = ({ email, role }: Invitee) => {
        const name = JSON.stringify([email, role]);
        const key = keys.current.get(name) ?? crypto.randomUUID();
        keys.current.set(name, key);
        return key;
      };
      void inviting.run(asked.map((person) => ({ ...person, idempotencyKey: keyOf(person) })));
    },
    onFinish: () => setDone(true),
    async onLeave(href: string) {
      setLeaving('pending');
      try {
        // The frame leads on as soon as the token says so.
        chooseAfterSetup(href);
        await session.refresh();
      } catch {
        setLeaving('failed');
      }
    },
    onRetry: () => (state.kind === 'editing' ? read.mutate() : session.refresh()),
  };
}

/** Somebody else, or an attempt before a reload, was faster with something else. */
const isAlreadySetUp = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === problemCodes.alreadySetUp;
