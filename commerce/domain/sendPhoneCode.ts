import { randomUUID } from 'node:crypto';
import type { PhoneCode, PhoneCodeRequest } from '@/contract/phoneVerification';
import { createPhoneCodes } from '../database/createPhoneCodes';
import type { Lead, PhoneCodeRow } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { addressGroup } from './addressGroup';
import { checkPhoneCodeLimits } from './checkPhoneCodeLimits';
import { createSecretCode } from './createSecretCode';
import { getLeadOfSale } from './getLeadOfSale';
import { phoneCodeRules } from './phoneCodeRules';
import { phoneCodeText } from './phoneCodeText';
import { hashSecretCode } from './secretCodeHash';
import { secondsUntil } from './secondsUntil';

interface Asking {
  leadId: string;
  request: PhoneCodeRequest;
  idempotencyKey: string;
  /** Where the call came from. */
  address: string;
}

function answerOf({ expiresAt, sentAt, usedAt }: PhoneCodeRow, now: Date): PhoneCode {
  return {
    resendAfter: usedAt ? 0 : secondsUntil(sentAt.getTime() + phoneCodeRules.resendWait, now),
    expiresAfter: usedAt ? 0 : secondsUntil(expiresAt.getTime(), now),
  };
}

interface Reservation {
  row: PhoneCodeRow;
  isNew: boolean;
}

/** Commits the code before it is sent, one at a time for each phone, so that limits hold. */
function reserve({ connection }: Services, row: PhoneCodeRow): Promise<Reservation> {
  return connection.transaction(async (transaction) => {
    const codes = createPhoneCodes(transaction);
    await codes.lockPhone(row.phone);
    const earlier = await codes.getByIdempotencyKey(row.idempotencyKey);
    if (earlier) return { row: earlier, isNew: false };
    await checkPhoneCodeLimits(codes, { phone: row.phone, address: row.address, now: row.sentAt });
    if (!(await codes.create(row))) throw new ProblemError('idempotency_key_reused');
    return { row, isNew: true };
  });
}

async function deliver(services: Services, { id }: PhoneCodeRow, lead: Lead, code: string) {
  const { locale, operation, phone, productCode } = lead;
  const title = services.catalog.getProduct(productCode, lead.business, operation)?.title;
  try {
    await services.sms.send({ to: phone, text: phoneCodeText(locale, title ?? '', code) });
  } catch (error) {
    // What nobody received must not hold back the next try.
    await createPhoneCodes(services.connection).remove(id);
    throw error;
  }
}

/**
 * Sends a code to a lead's phone, once per idempotency key.
 * @throws ProblemError not_found, invalid_field, idempotency_key_reused, phone_already_verified,
 * rate_limited; ProviderUnavailable or ProviderRefusal when it could not be sent.
 */
export async function sendPhoneCode(
  services: Services,
  { address, idempotencyKey, leadId, request }: Asking,
): Promise<PhoneCode> {
  const lead = await getLeadOfSale(services, leadId, request);
  const earlier = await createPhoneCodes(services.connection).getByIdempotencyKey(idempotencyKey);
  if (earlier && earlier.leadId !== lead.id) throw new ProblemError('idempotency_key_reused');
  const now = services.clock();
  if (earlier) return answerOf(earlier, now);
  if (lead.phoneVerifiedAt) throw new ProblemError('phone_already_verified');

  const code = createSecretCode();
  const { isNew, row } = await reserve(services, {
    id: randomUUID(),
    idempotencyKey,
    leadId: lead.id,
    phone: lead.phone,
    address: addressGroup(address),
    codeHash: await hashSecretCode(code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + phoneCodeRules.lifetime),
    usedAt: null,
  });
  if (isNew) await deliver(services, row, lead, code);
  return answerOf(row, now);
}
