import { withUnit } from 'contract';

/** German words of the API about packaging rules, and why a carrier does not take a package. */
export const packagingRuleCopy = {
  notFound: 'Diesen Dienstleister oder diese Verpackungsart gibt es nicht.',
  changed: 'Diese Regel wurde inzwischen geändert.',
  title: 'Der Dienstleister nimmt ein Packstück nicht an.',
  packaging: (carrier: string) => `${carrier} nimmt diese Verpackungsart nicht an.`,
  weight: (carrier: string, kg: number) => `Bei ${carrier} höchstens ${withUnit(kg, 'kg')}.`,
  length: (carrier: string, cm: number) => `Bei ${carrier} höchstens ${withUnit(cm, 'cm')} lang.`,
  width: (carrier: string, cm: number) => `Bei ${carrier} höchstens ${withUnit(cm, 'cm')} breit.`,
  height: (carrier: string, cm: number) => `Bei ${carrier} höchstens ${withUnit(cm, 'cm')} hoch.`,
  girth: (carrier: string, cm: number) => `Bei ${carrier} höchstens ${withUnit(cm, 'cm')} Gurtmaß.`,
  shortLength: (carrier: string, cm: number) => `Bei ${carrier} mindestens ${withUnit(cm, 'cm')} lang.`,
  shortWidth: (carrier: string, cm: number) => `Bei ${carrier} mindestens ${withUnit(cm, 'cm')} breit.`,
  shortHeight: (carrier: string, cm: number) => `Bei ${carrier} mindestens ${withUnit(cm, 'cm')} hoch.`,
} as const;
