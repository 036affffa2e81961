import { roleLabels } from 'contract';
import type { Membership, Person } from '../people.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Page } from './layout.ts';
import { pagesCopy } from './pages.copy.ts';

const { signIn } = pagesCopy;

export interface SignInState {
  /** Path of this interaction, to which the forms post. */
  readonly path: string;
  /** Who may be chosen; undefined while demo data are switched off. */
  readonly people: readonly Person[] | undefined;
  /** The organisation that the app asked for: only its people are offered. */
  readonly orgCode: string | undefined;
  /** Somebody is signed in who does not belong to that organisation. */
  readonly isForeign: boolean;
  /** What was wrong with the choice, as a sentence. */
  readonly problem: string | undefined;
}

/** One membership of one person: what a button of the page stands for. */
interface Choice {
  readonly person: Person;
  readonly membership: Membership;
}

/** Offers the persons of this environment, grouped by the organisation that they sign in to. */
export function signInPage(state: SignInState): Page {
  const { path, people, orgCode } = state;
  const choices = people
    ?.flatMap((person) =>
      [...person.memberships, ...person.invitations].map((membership) => ({ person, membership })),
    )
    .filter(({ membership }) => orgCode === undefined || membership.orgCode === orgCode);
  const problem = choices && (state.problem ?? organizationProblem(state, choices));
  return {
    title: signIn.title,
    content: html`<div class="intro">
        <h1>${signIn.title}</h1>
        <p>${signIn.about}</p>
      </div>
      ${problem !== undefined && html`<p class="alert" role="alert">${problem}</p>`}
      ${choices ? choiceList(path, choices) : unavailable()}
      <form method="post" action="${path}/abort" class="actions">
        <button class="button">${pagesCopy.cancel}</button>
      </form>`,
  };
}

function organizationProblem({ isForeign }: SignInState, choices: readonly Choice[]): string | undefined {
  const [first] = choices;
  if (!first) return signIn.forUnknownOrganization;
  return isForeign ? signIn.forOrganization(first.membership.orgName) : undefined;
}

function choiceList(path: string, choices: readonly Choice[]): Html | undefined {
  if (choices.length === 0) return undefined;
  const groups = Map.groupBy(choices, ({ membership }) => membership.orgCode);
  return html`<p class="muted">${signIn.choosePerson}</p>
    ${[...groups].map(
      ([orgCode, members]) =>
        html`<section class="organization" aria-labelledby="${orgCode}">
          <h2 id="${orgCode}">${members[0]?.membership.orgName}</h2>
          <ul class="people">
            ${members.map((choice) => html`<li>${personButton(path, choice)}</li>`)}
          </ul>
        </section>`,
    )}`;
}

function personButton(path: string, { person, membership }: Choice): Html {
  return html`<form method="post" action="${path}/sign-in">
    <input type="hidden" name="account" value="${person.id}" />
    <input type="hidden" name="organization" value="${membership.orgCode}" />
    <button class="person">
      <span class="name">${person.givenName} ${person.familyName}</span>
      <span class="role"
        >${membership.status === 'invited' ? signIn.invited : roleLabels[membership.role]}</span
      >
      <span class="email">${person.email}</span>
    </button>
  </form>`;
}

function unavailable(): Html {
  return html`<div class="intro">
    <p>${signIn.noDemoData}</p>
    <p class="muted">${signIn.noDemoDataHelp}</p>
  </div>`;
}
