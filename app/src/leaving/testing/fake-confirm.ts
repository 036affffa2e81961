import { act } from '@testing-library/react';
import type { Confirm, ConfirmRequest } from 'design-system/components/ConfirmProvider';

/** The question of the moment, which the test answers; it goes when its signal says so. For tests. */
export function fakeConfirm() {
  let open: { readonly request: ConfirmRequest; readonly answer: (isAccepted: boolean) => void } | undefined;
  const confirm: Confirm = (request) =>
    new Promise((resolve) => {
      const answer = (isAccepted: boolean) => {
        open = undefined;
        resolve(isAccepted);
      };
      open = { request, answer };
      request.signal?.addEventListener('abort', () => answer(false));
    });
  return {
    confirm,
    /** Words of what is asked, or undefined. */
    message: () => open?.request.message,
    answer: (isAccepted: boolean) => act(async () => open?.answer(isAccepted)),
  };
}
