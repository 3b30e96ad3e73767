import type { MailSettings } from '@/config/mailSettings.server';
import type { MailSender } from './MailSender';
import { createSandboxMailSender } from './sandbox/createSandboxMailSender';
import type { SandboxConnection } from './sandbox/requestSandbox';

export interface Mailer {
  from: string;
  sender: MailSender;
}

export async function createMailer(
  settings: MailSettings | null,
  sandbox: SandboxConnection,
): Promise<Mailer | null> {
  if (settings === null) return null;
  const { from, server } = settings;
  if (server === 'sandbox') return { from, sender: createSandboxMailSender(sandbox) };
  const { createSmtpSender } = await import('./smtp/createSmtpSender');
  return { from, sender: createSmtpSender(server) };
}
