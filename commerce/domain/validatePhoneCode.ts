import type { PhoneValidation, PhoneValidationRequest } from '@/contract/phoneVerification';
import type { Transaction } from '../database/connect';
import { createPhoneCodes } from '../database/createPhoneCodes';
import type { Lead } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { getLeadOfSale } from './getLeadOfSale';
import { hashRequest } from './hashRequest';
import { phoneCodeRules } from './phoneCodeRules';
import { isSecretCode } from './secretCodeHash';
import { secondsUntil } from './secondsUntil';

/** Returned, not thrown: what was tried has to be committed. */
type Outcome =
  | { kind: 'right'; verifiedAt: Date }
  | { kind: 'wrong'; attemptsLeft: number }
  | { kind: 'exhausted'; retryAfter: number }
  | { kind: 'expired' }
  | { kind: 'reused' };

interface Trying {
  lead: Lead;
  code: string;
  idempotencyKey: string;
  now: Date;
}

/** Takes one try under the phone's lock, so that tries at once count one by one. */
async function tryCode(transaction: Transaction, trying: Trying): Promise<Outcome> {
  const { code, idempotencyKey, lead, now } = trying;
  const codes = createPhoneCodes(transaction);
  const requestHash = hashRequest({ leadId: lead.id, code });
  await codes.lockPhone(lead.phone);
  const sent = await codes.getLatest(lead.phone);
  const wait = sent ? secondsUntil(sent.sentAt.getTime() + phoneCodeRules.resendWait, now) : 0;
  const outcomeOf = (isRight: boolean, attemptsLeft: number, at: Date): Outcome => {
    if (isRight) return { kind: 'right', verifiedAt: at };
    return attemptsLeft > 0
      ? { kind: 'wrong', attemptsLeft }
      : { kind: 'exhausted', retryAfter: wait };
  };

  const earlier = await codes.getTry(idempotencyKey);
  if (earlier) {
    return earlier.requestHash === requestHash
      ? outcomeOf(earlier.isRight, earlier.attemptsLeft, earlier.at)
      : { kind: 'reused' };
  }
  if (!sent || sent.usedAt || sent.expiresAt <= now) return { kind: 'expired' };
  const tried = await codes.countTries(sent.id);
  if (tried >= phoneCodeRules.attempts) return { kind: 'exhausted', retryAfter: wait };

  const isRight = await isSecretCode(code, sent.codeHash);
  const attemptsLeft = phoneCodeRules.attempts - tried - 1;
  await codes.createTry({
    idempotencyKey,
    phoneCodeId: sent.id,
    requestHash,
    isRight,
    attemptsLeft,
    at: now,
  });
  if (isRight) await codes.verify({ id: sent.id, leadId: lead.id, at: now });
  return outcomeOf(isRight, attemptsLeft, now);
}

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
  const lead = await getLeadOfSale(services, leadId, request);
  if (lead.phoneVerifiedAt) return { verifiedAt: lead.phoneVerifiedAt.toISOString() };
  const trying = { lead, code: request.code, idempotencyKey, now: services.clock() };
  const outcome = await services.connection.transaction((transaction) =>
    tryCode(transaction, trying),
  );
  switch (outcome.kind) {
    case 'right':
      return { verifiedAt: outcome.verifiedAt.toISOString() };
    case 'wrong':
      throw new ProblemError('code_wrong', { attemptsLeft: outcome.attemptsLeft });
    case 'exhausted':
      throw new ProblemError('too_many_attempts', { retryAfter: outcome.retryAfter });
    case 'expired':
      throw new ProblemError('code_expired');
    case 'reused':
      throw new ProblemError('idempotency_key_reused');
  }
}
