import type { PhoneValidation, PhoneValidationRequest } from '@/contract/phoneVerification';
import { isSecretCode } from '../../secrets';
import type { Services } from '../../Services';
import { getLeadForProduct, markPhoneVerified } from '../leads/getLead';
import { phoneCodeRepository, type PhoneCodeTry } from './repository';
import { countTry, createWrongCodeProblem } from './validateCode';

/**
 * Checks the code that was sent to a lead's phone. The newest code of the phone counts, for any
 * lead that has this phone: the code proves who holds it.
 * @throws ProblemError not_found, invalid_field, idempotency_key_reused, code_wrong with the tries
 * that are left, code_expired, too_many_attempts.
 */
export async function validatePhoneCode(
  services: Services,
  leadId: string,
  request: PhoneValidationRequest,
  idempotencyKey: string,
): Promise<PhoneValidation> {
  const lead = await getLeadForProduct(services, leadId, request);
  if (lead.phoneVerifiedAt) return { verifiedAt: lead.phoneVerifiedAt.toISOString() };
  const now = services.clock();
  const counted = await countTry(services.connection, phoneCodeRepository, {
    owner: lead.phone,
    request: { leadId: lead.id, code: request.code },
    idempotencyKey,
    now,
    findCode: (codes) => codes.findLatest(lead.phone),
    isOpen: ({ expiresAt, usedAt }) => usedAt === null && expiresAt > now,
    judge: async (attempt, sent, transaction): Promise<PhoneCodeTry> => {
      const isRight = await isSecretCode(request.code, sent.codeHash);
      if (isRight) {
        await phoneCodeRepository(transaction).use(sent.id, now);
        await markPhoneVerified(transaction, lead.id, now);
      }
      return { ...attempt, phoneCodeId: sent.id, isRight };
    },
  });
  if (!counted.attempt.isRight) throw createWrongCodeProblem(counted);
  return { verifiedAt: counted.attempt.at.toISOString() };
}
