import type { MailSettings } from '@/config/mailSettings.server';
import type { MailSender } from './MailSender';
import { createSandboxMailSender } from './sandbox/createSandboxMailSender';
import type { SandboxConnection } from './sandbox/requestSandbox';
import { createSmtpSender } from './smtp/createSmtpSender';

export interface Mailer {
  from: string;
  sender: MailSender;
}

export function createMailer(
  settings: MailSettings | null,
  sandbox: SandboxConnection,
): Mailer | null {
  if (settings === null) return null;
  const { from, server } = settings;
  const sender = server === 'sandbox' ? createSandboxMailSender(sandbox) : createSmtpSender(server);
  return { from, sender };
}
