import { randomInt } from 'node:crypto';
import type { Locale } from '@/contract/enumerations';
import type { PhoneCode, PhoneCodeRequest } from '@/contract/phoneVerification';
import { ProblemError } from '../../http/problems';
import { getSecondsUntil } from '../../rateLimit';
import { hashSecretCode } from '../../secrets';
import type { Services } from '../../Services';
import { getLeadForProduct } from '../leads/getLead';
import type { LeadRow } from '../leads/Lead';
import { getResendWait, phoneCodeRules } from './codeRules';
import { issueCode } from './issueCode';
import { phoneCodeRepository, type PhoneCodeRow } from './repository';

interface SendCodeInput {
  leadId: string;
  request: PhoneCodeRequest;
  idempotencyKey: string;
  /** Where the call came from. */
  address: string;
}

/**
 * Sends a code to a lead's phone, once per idempotency key.
 * @throws ProblemError not_found, invalid_field, idempotency_key_reused, phone_already_verified,
 * rate_limited; ProviderUnavailable or ProviderRefusal when it could not be sent.
 */
export async function sendPhoneCode(
  services: Services,
  { address, idempotencyKey, leadId, request }: SendCodeInput,
): Promise<PhoneCode> {
  const lead = await getLeadForProduct(services, leadId, request);
  const now = services.clock();
  const secretCode = createSecretCode();
  const code = await issueCode(services.connection, phoneCodeRepository, {
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

function toAnswer(code: PhoneCodeRow, now: Date): PhoneCode {
  if (code.usedAt) return { resendAfter: 0, expiresAfter: 0 };
  return {
    resendAfter: getResendWait(code, now),
    expiresAfter: getSecondsUntil(code.expiresAt.getTime(), now),
  };
}

async function sendText({ catalogue, sms }: Services, lead: LeadRow, code: string) {
  const { business, locale, operation, phone, productCode } = lead;
  const title = catalogue.getProduct(productCode, business, operation)?.title;
  await sms.send({ to: phone, text: createPhoneCodeText(locale, title ?? '', code) });
}

/** A code of six digits from the system's random source, leading zeros included. */
export function createSecretCode(): string {
  return String(randomInt(10 ** phoneCodeRules.digits)).padStart(phoneCodeRules.digits, '0');
}

const minutes = phoneCodeRules.lifetime / 60_000;

/** One message of 70 characters for short titles: accents make a gateway send UCS-2. */
const texts: Record<Locale, (title: string, code: string) => string> = {
  'pt-BR': (title, code) =>
    `${title}: seu código é ${code}. Vale ${minutes} minutos. Não compartilhe.`,
  'pt-MZ': (title, code) =>
    `${title}: o seu código é ${code}. Válido por ${minutes} minutos. Não o partilhe.`,
  'es-PE': (title, code) =>
    `${title}: tu código es ${code}. Vale ${minutes} minutos. No lo compartas.`,
};

/** The SMS with a code, in the lead's language. @param title what the buyer knows the product by */
function createPhoneCodeText(locale: Locale, title: string, code: string): string {
  return texts[locale](title, code);
}
