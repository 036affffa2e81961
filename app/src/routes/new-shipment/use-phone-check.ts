import type { PhoneCheck } from 'contract';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';

/** The exact check of phone numbers, whose numbering plans weigh too much to wait for. */
export function usePhoneCheck(): PhoneCheck | undefined {
  const [check, setCheck] = useState<{ isValidPhone: PhoneCheck }>();
  useEffect(() => {
    void whenIdle()
      .then(() => import('contract/phone'))
      // Without it the shape of a number is judged here and the number by the API.
      .then(setCheck, () => undefined);
  }, []);
  return check?.isValidPhone;
}
