import { ProviderRefusal } from '../errors';
import type { SmsSender } from '../SmsSender';
import { requestSandbox, type SandboxConnection } from './requestSandbox';

export function createSandboxSmsSender(connection: SandboxConnection): SmsSender {
  return {
    async send(sms) {
      const { status } = await requestSandbox(connection, 'POST', '/sms', sms);
      if (status > 299) throw new ProviderRefusal(`The SMS gateway answered ${status}`);
    },
  };
}
