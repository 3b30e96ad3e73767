import { paths } from '@/contract/paths';
import type { HttpError, NoAnswerError } from './errors';

/**
 * Whether an error is of the call that gets a captcha's challenge, which comes before the call that
 * the captcha is for: that one was not sent then.
 */
export const isOfCaptcha = ({ url }: HttpError | NoAnswerError): boolean => url === paths.captcha;
