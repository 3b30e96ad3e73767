import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { getCountry, type Locale } from '@/domain/markets';
import { toPlainLine } from '@/domain/plainText';
import { readComplement } from '@/validation/address';
import { readPostalCode, readStreet, toPlainAddress } from '@/validation/addressMasks';
import { cardNumberMask, readExpirationDate, securityCodeMask } from '@/validation/cardMasks';
import { birthDateMask, readDocument } from '@/validation/documentMasks';
import type { RequiredDocument } from '@/validation/payerDocument';
import type { CardValues, PaymentValues } from './paymentValues';

/**
 * Keeps a text of which a mask leaves nothing, because its rule has to refuse it: it is not empty.
 */
const read = (text: string, mask: MaskitoOptions) => maskitoTransform(text, mask) || text;

interface ParseContext {
  documentType: RequiredDocument | null;
  locale: Locale;
}

export const normalizeCard = (card: CardValues): CardValues => ({
  ...card,
  holder: toPlainLine(card.holder),
  number: read(card.number, cardNumberMask),
  expirationDate: readExpirationDate(card.expirationDate),
  securityCode: read(card.securityCode, securityCodeMask),
});

/**
 * Gives the values the form in which their masks would show them: the form's rules validate these,
 * and its call sends them. Fields without the focus have no mask yet, and a mask may come late.
 */
export function normalizeValues(
  values: PaymentValues,
  { documentType, locale }: ParseContext,
): PaymentValues {
  return {
    ...values,
    cards: values.cards.map(normalizeCard),
    document: documentType ? readDocument(values.document, documentType) : '',
    birthDate: read(values.birthDate, birthDateMask),
    postalCode: readPostalCode(values.postalCode, getCountry(locale)),
    ...readStreet(values),
    complement: toPlainAddress(readComplement(values.complement)),
    district: toPlainAddress(values.district),
    city: toPlainAddress(values.city),
    state: toPlainLine(values.state),
    country: toPlainAddress(values.country),
  };
}
