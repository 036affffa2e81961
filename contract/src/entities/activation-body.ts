import * as v from 'valibot';
import { idText } from '../rules/id.ts';
import { ruleMessages } from '../rules/messages.copy.ts';

/** Body of `POST organizations/users/activate`. */
export const activationBodySchema = v.object({
  invitationId: idText(ruleMessages.specified.required),
});
