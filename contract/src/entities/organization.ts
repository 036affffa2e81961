import * as v from 'valibot';

/** An organisation as the product names it. */
export const organizationSchema = v.object({
  orgCode: v.string(),
  orgName: v.string(),
  externalOrgId: v.nullable(v.string()),
});

export type Organization = v.InferOutput<typeof organizationSchema>;
