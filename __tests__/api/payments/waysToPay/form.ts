import type { Brand } from '@/brands/brand';
import { getInitialAddress, type AddressValues } from '@/components/fields/address/address';
import { toAddress } from '@/components/fields/address/toAddress';
import { continuesToAddress, formMethods } from '@/components/payment/methods/formMethods';
import type { FilledOrder, FilledPart } from '@/components/payment/paymentCall';
import {
  type CardValues,
  createCard,
  type FormMethod,
  getFirstInstallments,
  getInitialValues,
  type PaymentValues,
} from '@/components/payment/paymentValues';
import { normalizeValues } from '@/components/payment/normalizeValues';
import { createPaymentValidation } from '@/components/payment/validation';
import type { DocumentType, Locale } from '@/contract/enumerations';
import type { PaymentPart } from '@/contract/paymentParts';
import type { Plan } from '@/contract/product';
import { toDocumentNumber } from '@/domain/documentNumber';
import { getCountry } from '@/domain/markets';
import { getText } from '@/locales/getMessages';
import { cards, typedCard } from '@/testing/cards';
import { getRequiredDocument } from '@/validation/payerDocument';
import { createCpf } from '../../livelo/support';
import type { Market } from './offers';
import type { PayerKind } from './rows';

export interface FormPage extends Market {
  brand: Brand;
  plan: Plan;
  hasAddressForm: boolean;
  known: DocumentType | null;
}

export interface Typist {
  seed: number;
  payer: PayerKind;
}

/** A valid CNPJ with letters, as issued since July 2026, for each seed below 10,000. */
export function createCnpj(seed: number): string {
  const root = `12ABC34${String(seed).padStart(4, '0')}0`;
  const checkDigit = (text: string) => {
    const sum = [...text].reduce((total, sign, index) => {
      const weight = ((text.length - 1 - index) % 8) + 2;
      return total + (sign.charCodeAt(0) - 48) * weight;
    }, 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = checkDigit(root);
  return `${root}${first}${checkDigit(`${root}${first}`)}`;
}

function typeDocument(
  asked: ReturnType<typeof getRequiredDocument>,
  { payer, seed }: Typist,
): Pick<PaymentValues, 'document' | 'isCompany'> {
  if (asked === 'registry' && payer === 'company') {
    return { document: createCnpj(seed), isCompany: true };
  }
  if (asked === null) return { document: '', isCompany: false };
  const document = asked === 'dni' ? String(40_000_000 + seed) : createCpf(seed);
  return { document, isCompany: false };
}

const addresses: Record<ReturnType<typeof getCountry>, Partial<AddressValues>> = {
  BR: {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  MZ: { street: 'Avenida 24 de Julho', number: '1234', city: 'Maputo', state: 'Maputo' },
  PE: { street: 'Avenida Arequipa', number: '100', city: 'Lima', state: 'Lima' },
};

function typeAddress(locale: Locale): AddressValues {
  const name = getText(locale, 'address.country.default');
  return { ...getInitialAddress(name), ...addresses[getCountry(locale)] };
}

export const typeCard = (plan: Plan): CardValues => ({
  ...createCard(getFirstInstallments(plan)),
  holder: 'MARIA DA SILVA',
  number: cards.approved,
  expirationDate: `12/${(new Date().getFullYear() + 2) % 100}`,
  securityCode: '123',
});

/**
 * Fills in every field of a payment form, validates it by the form's own rules, and returns what the
 * page sends.
 * @throws Error with the rules that refuse it
 */
export async function fillInForm(
  method: FormMethod,
  { brand, hasAddressForm, known, locale, operation, plan }: FormPage,
  typist: Typist,
  changes: Partial<PaymentValues> = {},
): Promise<FilledOrder> {
  const asked = getRequiredDocument({ isTrial: false, known, locale, method, operation });
  const requiresAddress = operation === 'MZ' || hasAddressForm;
  const typed: PaymentValues = {
    ...getInitialValues(method, plan, '', { mpesaPhone: '84 123 4567' }),
    cards: [typeCard(plan), typeCard(plan)],
    firstAmount: Math.ceil(plan.amount / 2),
    birthDate: '10/02/1990',
    terms: true,
    ...typeDocument(asked, typist),
    ...typeAddress(locale),
    ...changes,
  };
  const values = normalizeValues(typed, { documentType: asked, locale });
  const halves = continuesToAddress(false, method, requiresAddress) ? [false, true] : [false];
  for (const asksAddress of halves) {
    const validate = createPaymentValidation({
      brand: {
        cardCompanies: brand.payment.cardCompanies,
        isAcceptanceEnabled: brand.acceptance.isEnabled,
        needsDocumentForInvoice: brand.payment.sendBffPaymentRequest.documentToNFGeneration,
      },
      plan,
      isTrial: false,
      clockOffset: 0,
      asksAddress,
      requiresAddress,
      getDocument: () => asked,
      locale,
    });
    const errors = JSON.stringify(await validate(values));
    if (errors !== '{}') throw new Error(`The form of ${method} refuses ${errors}`);
  }
  const { documentNeeded, toParts } = await formMethods[method].load();
  const parts = toParts(plan, values);
  const isDocumentSent = documentNeeded !== 'never' && values.document !== '';
  return {
    parts,
    amount: parts.reduce((total, { amount }) => total + amount, 0),
    document: isDocumentSent ? toDocumentNumber(values.document) : null,
    birthDate: plan.requiresBirthDate ? values.birthDate.split('/').toReversed().join('-') : null,
    address: halves.length > 1 ? toAddress(values) : null,
  };
}

export const sealCards = (parts: readonly FilledPart[]): PaymentPart[] =>
  parts.map((part) => {
    if (part.method !== 'credit-card') return part;
    const { card, ...rest } = part;
    return { ...rest, encryptedCard: typedCard(card.number, card.securityCode) };
  });
