/** `md` asks or tells, `lg` holds a form, `xl` shows a document. */
export const dialogSizes = ['md', 'lg', 'xl'] as const;
export type DialogSize = (typeof dialogSizes)[number];
