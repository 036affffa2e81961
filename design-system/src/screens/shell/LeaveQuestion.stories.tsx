import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizations } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { contactImportCopy } from '../contacts/ContactImport/ContactImport.copy.ts';
import { contactActionsCopy } from '../contacts/ContactPanel/ContactPanel.copy.ts';
import { pickupFormCopy } from '../pickups/PickupForm/PickupForm.copy.ts';
import { setupCopy } from '../setup/Setup/Setup.copy.ts';
import { modesCopy } from '../shipments/NewShipment/modes.copy.ts';
import { leaveCopy } from './leave.copy.ts';
import { signOutCopy } from './sign-out.copy.ts';
import { switchCopy } from './switch.copy.ts';

/** The question before a person leaves a form that holds input. */
const meta = {
  component: ConfirmDialog,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: leaveCopy.title,
    message: leaveCopy.specified.message,
    acceptLabel: leaveCopy.leave,
    rejectLabel: leaveCopy.stay,
    onAccept: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Seite verlassen?' });
    await expect(dialog).toHaveAccessibleDescription(
      'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
    );
  },
};

export const LeavingWhileAnOrderIsOpen: Story = {
  args: { message: leaveCopy.ordering.message },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Seite verlassen?' });
    await expect(dialog).toHaveAccessibleDescription(
      /^Ob Ihre Sendung beauftragt ist, steht noch nicht fest/,
    );
  },
};

const { kept, elsewhere, both } = signOutCopy.signOut;
const { shipment, anyForm } = leaveCopy.begun;
const { new: newContact, changed: contact } = contactActionsCopy.begun;
export const SigningOutWithADraft: Story = signingOut(kept([shipment]));
export const SigningOutWithTwoDrafts: Story = signingOut(kept([shipment, contact]));
/** A template in this tab, and another one in another tab. */
export const SigningOutWithTemplates: Story = signingOut(
  both([modesCopy.begun.edit], [modesCopy.begun.complete]),
);
export const SigningOutWithAContactAndAnImport: Story = signingOut(
  kept([newContact, contactImportCopy.begun]),
);
export const SigningOutWithAPickup: Story = signingOut(kept([pickupFormCopy.begun]));
export const SigningOutWhileSettingUp: Story = signingOut(kept([setupCopy.begun]));
export const SigningOutWithADraftElsewhere: Story = signingOut(elsewhere([anyForm]));
export const SigningOutWithDraftsHereAndElsewhere: Story = signingOut(both([shipment], [shipment]));
export const SigningOutWithDifferentDrafts: Story = signingOut(both([shipment], [contact]));

const { orderOpen: open } = signOutCopy;
export const SigningOutWhileAnOrderIsOpen: Story = signingOut(open.here);
export const SigningOutWhileAnOrderIsOpenElsewhere: Story = signingOut(open.elsewhere);
export const SigningOutWhileOrdersAreOpenHereAndElsewhere: Story = signingOut(open.both);

export const StaysOnThePage: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Auf der Seite bleiben' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** Signing out, where drafts or orders lie in this tab, in another one or in both. */
function signingOut(message: string): Story {
  const { title, accept, reject } = signOutCopy.signOut;
  return {
    args: { title, message, acceptLabel: accept, rejectLabel: reject },
    play: async () => {
      await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Abmelden?' })).toBeVisible());
      await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(message);
    },
  };
}

const organization = organizations.tietze.orgName;
const { here, elsewhere: inOtherTab, order } = switchCopy;
export const SwitchingWithADraft: Story = switching(here([shipment], organization));
export const SwitchingWithTwoDrafts: Story = switching(here([shipment, contact], organization));
export const SwitchingWithADraftElsewhere: Story = switching(inOtherTab([shipment], organization));
export const SwitchingWhileAnOrderIsOpen: Story = switching(order(organization));

/** Signing into another organisation, where something was typed for this one. */
function switching(message: string): Story {
  const { title, accept, reject } = switchCopy;
  return {
    args: { title, message, acceptLabel: accept, rejectLabel: reject },
    play: async () => {
      await expect(await screen.findByRole('alertdialog', { name: title })).toHaveAccessibleDescription(
        message,
      );
    },
  };
}
