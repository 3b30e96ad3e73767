import type { CaptchaAction } from '@/contract/captchaCalls';
import { loadCallCode } from './request';

/**
 * Before a press: loads the code that sends its call, and solves the call's captcha. What is lost is
 * requested again by the call.
 */
export async function prepareCall(action: CaptchaAction): Promise<void> {
  const code = await loadCallCode().catch(() => null);
  code?.prepareCaptcha(action);
}
