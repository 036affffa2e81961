import type { Environment } from '../config.ts';
import { createFileMailer, createSmtpMailer } from './mailer.ts';
import type { Mailer } from './mailer.ts';

type MailSettings = Pick<
  Environment,
  'LOTSE_SMTP_URL' | 'LOTSE_MAIL_FROM' | 'LOTSE_MAIL_FOLDER' | 'LOTSE_DATA_FOLDER'
>;

/** The mailer that the settings ask for: a server's, or without one a folder. */
export function configuredMailer(environment: MailSettings): Mailer {
  const { LOTSE_SMTP_URL: url, LOTSE_MAIL_FROM: from, LOTSE_MAIL_FOLDER, LOTSE_DATA_FOLDER } = environment;
  return url === undefined
    ? createFileMailer(LOTSE_MAIL_FOLDER ?? `${LOTSE_DATA_FOLDER}-mail`, from)
    : createSmtpMailer(url, from);
}
