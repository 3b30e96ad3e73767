import { randomInt } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Locale, operations } from '@/contract/enumerations';
import type {
  PhoneCode,
  PhoneCodeRequest,
  PhoneValidation,
  PhoneValidationRequest,
} from '@/contract/phoneVerification';
import { getCountry } from '@/domain/markets';
import { invalidField, ProblemError } from '../../http/problems';
import { hashSecretCode, isSecretCode } from '../../secrets';
import type { Services } from '../../Services';
import { getLeadForProduct, type LeadRow, markPhoneVerified } from '../leads/leads';
import { getCodeTimes, type LeadCall, phoneCodeRules } from './codeRules';
import { issueCode } from './issueCode';
import { phoneCodeRepository, type PhoneCodeRow, type PhoneCodeTry } from './repository';
import { countTry, createWrongCodeProblem } from './countTry';

/**
 * Sends a code to a lead's phone, once per idempotency key.
 * @throws ProblemError not_found, invalid_field, idempotency_key_reused, phone_already_verified,
 * rate_limited; ProviderUnavailable or ProviderRefusal when it could not be sent.
 */
export async function sendPhoneCode(
  services: Services,
  { address, idempotencyKey, leadId, request }: LeadCall<PhoneCodeRequest>,
): Promise<PhoneCode> {
  const lead = await getLeadForProduct(services, leadId, request);
  const now = services.clock();
  const secretCode = createSecretCode();
  const country = requireCountry(services, lead);
  const code = await issueCode(services.connection, phoneCodeRepository, {
    limits: services.limits,
    calls: [
      { limit: 'sms-per-phone-and-day', key: lead.phone },
      { limit: 'sms-per-country', key: country },
      { limit: 'sms-per-day', key: 'all' },
    ],
    owner: lead.phone,
    address,
    idempotencyKey,
    now,
    isSame: (earlier) => earlier.leadId === lead.id,
    create: async (issued) => {
      if (lead.phoneVerifiedAt) throw new ProblemError('phone_already_verified');
      const codeHash = await hashSecretCode(secretCode);
      return { ...issued, leadId: lead.id, phone: lead.phone, codeHash };
    },
    deliver: () => sendText(services, lead, secretCode),
  });
  return toAnswer(code, now);
}

/**
 * The country of a lead's phone. Codes go to where its product is sold, whatever the lead says, and to
 * the countries that an operator adds: messages to far countries cost a lot, and fraudsters who earn
 * by them have codes sent there.
 * @throws ProblemError invalid_field
 */
function requireCountry({ catalogue, smsCountries }: Services, lead: LeadRow): string {
  const country = parsePhoneNumberFromString(lead.phone)?.country ?? '';
  const served = new Set(smsCountries);
  for (const operation of operations) {
    const product = catalogue.getProduct(lead.productCode, lead.business, operation);
    if (product) served.add(operation);
    for (const { locale } of product?.plans ?? []) if (locale) served.add(getCountry(locale));
  }
  if (!served.has(country)) throw invalidField('/phone', 'country');
  return country;
}

function toAnswer(code: PhoneCodeRow, now: Date): PhoneCode {
  if (code.usedAt) return { resendAfter: 0, expiresAfter: 0 };
  return getCodeTimes(code, now);
}

async function sendText({ catalogue, sms }: Services, lead: LeadRow, code: string) {
  const { business, locale, operation, phone, productCode } = lead;
  const title = catalogue.getProduct(productCode, business, operation)?.title;
  await sms.send({ to: phone, text: createPhoneCodeText(locale, title ?? '', code) });
}

export function createSecretCode(): string {
  return String(randomInt(10 ** phoneCodeRules.digits)).padStart(phoneCodeRules.digits, '0');
}

const minutes = phoneCodeRules.lifetimeMs / 60_000;

/** One message of 70 characters for short titles: accents make a gateway send UCS-2. */
const texts: Record<Locale, (title: string, code: string) => string> = {
  'pt-BR': (title, code) =>
    `${title}: seu código é ${code}. Vale ${minutes} minutos. Não compartilhe.`,
  'pt-MZ': (title, code) =>
    `${title}: o seu código é ${code}. Válido por ${minutes} minutos. Não o partilhe.`,
  'es-PE': (title, code) =>
    `${title}: tu código es ${code}. Vale ${minutes} minutos. No lo compartas.`,
};

/** The SMS with a code, in the lead's language. @param title the product's name for buyers */
function createPhoneCodeText(locale: Locale, title: string, code: string): string {
  return texts[locale](title, code);
}

/**
 * Checks the code that was sent to a lead's phone. The newest code of the phone counts, for any
 * lead that has this phone: the code verifies who holds it.
 * @throws ProblemError not_found, invalid_field, idempotency_key_reused, code_wrong with the tries
 * that are left, code_expired, too_many_attempts, rate_limited.
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
    check: ({ codeHash }) => isSecretCode(request.code, codeHash),
    record: async (
      attempt,
      { code: sent, verdict: isRight },
      transaction,
    ): Promise<PhoneCodeTry> => {
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
