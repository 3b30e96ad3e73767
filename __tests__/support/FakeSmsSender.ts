import { ProviderRefusal, ProviderUnavailable } from '@/commerce/providers/errors';
import type { Sms, SmsSender } from '@/commerce/providers/SmsSender';
import { findSmsCode } from '@/testing/sandbox';

export class FakeSmsSender implements SmsSender {
  readonly sent: Sms[] = [];
  refuses = false;
  losesAnswers = false;

  send(sms: Sms): Promise<void> {
    if (this.refuses) return Promise.reject(new ProviderRefusal('refused'));
    this.sent.push(sms);
    return this.losesAnswers
      ? Promise.reject(new ProviderUnavailable('no answer'))
      : Promise.resolve();
  }

  codeFor(phone: string): string {
    const code = findSmsCode(this.sent, phone);
    if (code === undefined) throw new Error('No code was sent to this phone');
    return code;
  }
}
