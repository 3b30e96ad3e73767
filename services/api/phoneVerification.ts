import { buildPath, paths } from '@/contract/paths';
import type {
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { post } from '../http/request';

/**
 * Sends a code by SMS to a lead's phone.
 * @throws HttpError (404 unknown lead, 409 already verified, 429 with the seconds to wait),
 * NoAnswerError
 */
export function sendPhoneCode(
  leadId: string,
  sale: PhoneCodeRequest,
  idempotencyKey: string,
): Promise<PhoneCode> {
  return post(buildPath(paths.phoneCode, { leadId }), sale, {
    idempotencyKey,
    needs: { resendAfter: 'number', expiresAfter: 'number' },
  });
}

/**
 * Checks the code that was sent.
 * @throws HttpError (422 wrong or expired, 429 tried too often), NoAnswerError
 */
export function validatePhoneCode(
  leadId: string,
  request: PhoneValidationRequest,
  idempotencyKey: string,
): Promise<PhoneValidation> {
  return post(buildPath(paths.phoneValidation, { leadId }), request, {
    idempotencyKey,
    needs: { verifiedAt: 'string' },
  });
}
