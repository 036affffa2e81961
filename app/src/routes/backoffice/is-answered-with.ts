import type { Quote, QuoteAnswer, QuoteOffer } from 'contract';

/** Whether a person has given this very answer; what the product was called then is the platform's to say. */
export function isAnsweredWith(
  { offer, message, answeredBy }: Pick<Quote, 'offer' | 'message' | 'answeredBy'>,
  answer: QuoteAnswer,
  personId: string,
): boolean {
  if (answeredBy?.id !== personId || message !== answer.message) return false;
  if (!offer || !answer.offer) return offer === answer.offer;
  return Object.entries(answer.offer).every(([key, value]) => offer[key as keyof QuoteOffer] === value);
}
