import { useState } from 'react';
import { RateList, type RateListProps } from './RateList.tsx';
import { rateKey } from './rates-state.ts';

/** The list with a memory for the choice, as a screen gives it one. Used by stories only. */
export function Choosing({ chosenKey, onChoose, ...props }: RateListProps) {
  const [key, setKey] = useState(chosenKey);
  return (
    <RateList
      {...props}
      chosenKey={key}
      onChoose={(rate) => {
        setKey(rateKey(rate));
        onChoose(rate);
      }}
    />
  );
}
