import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Page } from './layout.ts';
import { pagesCopy } from './pages.copy.ts';

const { register } = pagesCopy;

export type RegisterField = 'email' | 'given_name' | 'family_name' | 'org_name';

export interface RegisterState {
  readonly path: string;
  /** The fields that are asked for, in their order. */
  readonly fields: readonly RegisterField[];
  readonly values: Partial<Record<RegisterField, string>>;
  readonly errors: Partial<Record<RegisterField, string>>;
  /** Why nothing was done with what was typed, as a sentence. */
  readonly problem?: string;
  /** The signed-in person who creates a further organisation; undefined when an account is opened. */
  readonly person?: string;
}

const controls: Readonly<Record<RegisterField, { label: string; autocomplete: string }>> = {
  email: { label: register.email, autocomplete: 'email' },
  given_name: { label: register.givenName, autocomplete: 'given-name' },
  family_name: { label: register.familyName, autocomplete: 'family-name' },
  org_name: { label: register.orgName, autocomplete: 'organization' },
};

/** Asks for what a new account, or a further organisation, needs; shows what was wrong with it. */
export function registerPage(state: RegisterState): Page {
  const { path, fields, person } = state;
  const title = person === undefined ? register.title : register.organizationTitle;
  const about = person === undefined ? register.about : register.organizationAbout(person);
  const errorCount = Object.keys(state.errors).length;
  return {
    title,
    content: html`<div class="intro">
        <h1>${title}</h1>
        <p>${about}</p>
      </div>
      ${state.problem !== undefined && html`<p class="alert" role="alert">${state.problem}</p>`}
      ${errorCount > 0 && html`<p class="alert" role="alert">${register.errors(errorCount)}</p>`}
      <form method="post" action="${path}/register" class="form" novalidate>
        ${fields.map((field) => control(field, state))}
        <div class="actions">
          <button class="button primary">
            ${person === undefined ? register.submit : register.submitOrganization}
          </button>
          <button class="button" formaction="${path}/abort">${pagesCopy.cancel}</button>
        </div>
      </form>`,
  };
}

function control(field: RegisterField, { fields, values, errors }: RegisterState): Html {
  const { label, autocomplete } = controls[field];
  const error = errors[field];
  // The first field that needs attention takes the focus; without script that is all we can do.
  const isFocused = field === (fields.find((candidate) => errors[candidate] !== undefined) ?? fields[0]);
  const invalid = html`aria-invalid="true" aria-describedby="${field}-error"`;
  return html`<div class="field">
    <label for="${field}">${label}</label>
    <input
      id="${field}"
      name="${field}"
      value="${values[field] ?? ''}"
      autocomplete="${autocomplete}"
      ${field === 'email' && html`inputmode="email" autocapitalize="none" spellcheck="false"`}
      required
      ${isFocused && html`autofocus`}
      ${error !== undefined && invalid}
    />
    ${error !== undefined && html`<p class="error" id="${field}-error">${error}</p>`}
  </div>`;
}
