import { paths } from '@/contract/paths';
import type { HttpError, NoAnswerError } from './errors';

/**
 * A failed captcha challenge comes before the call that needs the captcha, so that call was not sent.
 */
export const isOfCaptcha = ({ url }: HttpError | NoAnswerError): boolean => url === paths.captcha;
