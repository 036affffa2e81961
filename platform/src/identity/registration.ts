import { organizationNameSchema, registrationSchema } from 'contract';
import * as v from 'valibot';
import { interactionPath } from './endpoint-paths.ts';
import type { ResolvedOptions } from './options.ts';
import type { Page } from './pages/layout.ts';
import { pagesCopy } from './pages/pages.copy.ts';
import { registerPage } from './pages/register-page.ts';
import type { RegisterField, RegisterState } from './pages/register-page.ts';
import { createOrganization, registerPerson } from './people.ts';
import type { Person } from './people.ts';

/** What a request with `prompt=create` asks for. */
interface CreateRequest {
  readonly uid: string;
  readonly params: Record<string, unknown>;
}

type RegistrationResult = { readonly accountId: string; readonly orgCode: string } | { readonly page: Page };

const organizationSchema = v.object({ org_name: organizationNameSchema });

/**
 * The login variants with `prompt=create`: open an account; open one with a named organisation
 * (`is_create_org`, `org_name`); and, for somebody who is signed in, create a further organisation.
 */
export function createRegistration({ db }: ResolvedOptions) {
  /** The empty form; the organisation's name is filled in from the request. */
  function page(request: CreateRequest, person: Person | undefined): Page {
    const { org_name: orgName } = request.params;
    return form(request, person, typeof orgName === 'string' ? { org_name: orgName } : {}, {});
  }

  /** The form again with what was typed, of which nothing was done. */
  function refused(
    request: CreateRequest,
    person: Person | undefined,
    body: URLSearchParams,
    problem: string,
  ): Page {
    return form(request, person, valuesOf(request, person, body), {}, problem);
  }

  /** Creates what was asked for; the form again, with what was typed, if something is wrong. */
  async function submit(
    request: CreateRequest,
    person: Person | undefined,
    body: URLSearchParams,
  ): Promise<RegistrationResult> {
    const values = valuesOf(request, person, body);
    const refuse = (errors: RegisterState['errors']) => ({ page: form(request, person, values, errors) });

    if (createsOnlyOrganization(request, person)) {
      const input = v.safeParse(organizationSchema, values);
      if (!input.success) return refuse(firstMessages(input.issues));
      return {
        accountId: person.id,
        orgCode: await createOrganization(db, person.id, input.output.org_name),
      };
    }

    const schema = asksForOrganization(request)
      ? v.object({ ...registrationSchema.entries, ...organizationSchema.entries })
      : v.object({ ...registrationSchema.entries, org_name: v.optional(v.string()) });
    const input = v.safeParse(schema, values);
    if (!input.success) return refuse(firstMessages(input.issues));

    const { org_name: orgName, ...registration } = input.output;
    const name = `${registration.given_name} ${registration.family_name}`;
    const created = await registerPerson(db, registration, {
      name: orgName ?? pagesCopy.register.organizationOf(name),
      isAskedFor: asksForOrganization(request),
    });
    return created ?? refuse({ email: pagesCopy.register.emailTaken });
  }

  return { page, refused, submit };
}

/** What was typed, by field. */
function valuesOf(
  request: CreateRequest,
  person: Person | undefined,
  body: URLSearchParams,
): RegisterState['values'] {
  return Object.fromEntries(fieldsOf(request, person).map((field) => [field, body.get(field) ?? '']));
}

function asksForOrganization({ params }: CreateRequest): boolean {
  return params['is_create_org'] === 'true';
}

function createsOnlyOrganization(request: CreateRequest, person: Person | undefined): person is Person {
  return person !== undefined && asksForOrganization(request);
}

function fieldsOf(request: CreateRequest, person: Person | undefined): RegisterField[] {
  if (createsOnlyOrganization(request, person)) return ['org_name'];
  const account: RegisterField[] = ['email', 'given_name', 'family_name'];
  return asksForOrganization(request) ? [...account, 'org_name'] : account;
}

function form(
  request: CreateRequest,
  person: Person | undefined,
  values: RegisterState['values'],
  errors: RegisterState['errors'],
  problem?: string,
): Page {
  return registerPage({
    path: interactionPath(request.uid),
    fields: fieldsOf(request, person),
    values,
    errors,
    ...(problem !== undefined && { problem }),
    ...(createsOnlyOrganization(request, person)
      ? { person: `${person.givenName} ${person.familyName}` }
      : {}),
  });
}

/** One message a field: the first. */
function firstMessages(issues: readonly v.BaseIssue<unknown>[]): RegisterState['errors'] {
  const errors: RegisterState['errors'] = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) as RegisterField | null;
    if (field !== null) errors[field] ??= issue.message;
  }
  return errors;
}
