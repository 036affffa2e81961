import { type ConsentCookie, consentCookies, SESSION_RECORDING } from 'contract';

/** What a visitor has decided. */
export interface ConsentState {
  /** `false` after „Alle ablehnen“; undefined while there is no decision that holds. Only then it is asked for. */
  readonly isConsentGiven: boolean | undefined;
  /** Ids of what is enabled by that decision. What is necessary works in any case. */
  readonly enabledIds: readonly string[];
}

/** The values of the two cookies in which a decision is kept. */
export interface StoredConsent {
  /** The ids of all that was decided about, without a separator, or `false`. */
  readonly decision: string | undefined;
  /** The enabled ids, separated by a tilde. */
  readonly enabled: string | undefined;
}

const SEPARATOR = '~';
const REFUSED = 'false';

export const undecided: ConsentState = { isConsentGiven: undefined, enabledIds: [] };

/** What can be decided about these cookies. The rules alone: nothing is read, written or loaded here. */
export function consentRules(cookies: readonly ConsentCookie[] = consentCookies) {
  const idsOf = (category: ConsentCookie['category']) =>
    cookies.filter((cookie) => cookie.category === category).map(({ id }) => id);
  const necessary = idsOf('necessary');
  const optional = idsOf('optional');
  const all = [...necessary, ...optional].join('');
  const given = (enabledIds: readonly string[]): ConsentState => ({ isConsentGiven: true, enabledIds });
  const chosen = (ids: readonly string[]) =>
    given([...necessary, ...optional.filter((id) => ids.includes(id))]);

  return {
    acceptAll: () => chosen(optional),
    acceptNecessary: () => chosen([]),
    /** @param ids the optional ones that were switched on; what is necessary comes along */
    save: chosen,
    declineAll: (): ConsentState => ({ isConsentGiven: false, enabledIds: [] }),

    /** Whatever was not decided about exactly these cookies is no decision. */
    parse({ decision, enabled = '' }: StoredConsent): ConsentState {
      if (decision === REFUSED) return { isConsentGiven: false, enabledIds: [] };
      return decision === all ? chosen(enabled.split(SEPARATOR)) : undecided;
    },

    serialise: ({ isConsentGiven, enabledIds }: ConsentState): StoredConsent => ({
      decision: isConsentGiven === undefined ? undefined : isConsentGiven ? all : REFUSED,
      enabled: isConsentGiven === undefined ? undefined : enabledIds.join(SEPARATOR),
    }),

    /** What one decision after another does to the page. */
    changes(before: ConsentState, after: ConsentState): ConsentChanges {
      const isOn = ({ enabledIds }: ConsentState, id: string) => enabledIds.includes(id);
      const ofOptional = cookies.filter(({ category }) => category === 'optional');
      const enabled = ofOptional.filter(({ id }) => !isOn(before, id) && isOn(after, id));
      const withdrawn = ofOptional.filter(({ id }) => isOn(before, id) && !isOn(after, id));
      return {
        enabled,
        withdrawn,
        // A script that is taken out of the page still runs.
        isReloadNeeded:
          withdrawn.some(({ src }) => src !== undefined) ||
          [...enabled, ...withdrawn].some(({ id }) => id === SESSION_RECORDING),
      };
    },
  };
}

export interface ConsentChanges {
  readonly enabled: readonly ConsentCookie[];
  readonly withdrawn: readonly ConsentCookie[];
  readonly isReloadNeeded: boolean;
}
