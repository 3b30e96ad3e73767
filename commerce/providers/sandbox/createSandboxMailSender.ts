import { ProviderUnavailable } from '../errors';
import type { MailOutcome, MailSender } from '../MailSender';
import { requestSandbox, type SandboxConnection } from './requestSandbox';

export function createSandboxMailSender(connection: SandboxConnection): MailSender {
  return {
    async send(message): Promise<MailOutcome> {
      try {
        const { status } = await requestSandbox(connection, 'POST', '/mail', message);
        return status > 299
          ? { kind: 'refused', reason: `status ${status}` }
          : { kind: 'accepted' };
      } catch (error) {
        if (error instanceof ProviderUnavailable) return { kind: 'failed', reason: error.message };
        throw error;
      }
    },
    close: () => undefined,
  };
}
