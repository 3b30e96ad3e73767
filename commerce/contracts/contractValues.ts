import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Locale } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { CatalogProduct } from '../catalog/CatalogProduct';
import type { Lead } from '../database/tables';
import { contractDocumentNumber } from './contractDocumentNumber';
import type { ContractField } from './contractFields';
import { contractMoney } from './contractMoney';
import { contractTexts } from './contractTexts';

/** What a contract is about. */
export interface ContractSubject {
  lead: Lead;
  /** The buyer's, where it is known already. */
  document: string | null;
  product: CatalogProduct;
  /** As priced for this buyer. */
  plan: Plan;
  at: Date;
}

/** Where the day of a contract is counted. */
const timeZones: Record<Locale, string> = {
  'pt-BR': 'America/Sao_Paulo',
  'pt-MZ': 'Africa/Maputo',
  'es-PE': 'America/Lima',
};

function describePayment({ amount, currency, installments }: Plan, locale: Locale): string {
  const total = contractMoney(amount, currency);
  const longest = installments.toSorted((a, b) => b.id - a.id)[0];
  const texts = contractTexts[locale];
  if (!longest || longest.id === 1) return texts.atOnce(total);
  const { firstValue, id, tax, totalValue, value } = longest;
  return texts.inParcels({
    count: id,
    value: contractMoney(value, currency),
    first: firstValue === value ? null : contractMoney(firstValue, currency),
    total: contractMoney(totalValue, currency),
    hasInterest: tax > 0,
  });
}

/** Held together by no-break spaces. */
const describePhone = (phone: string) =>
  (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone).replaceAll(' ', '\u00a0');

/** What fills in a contract, in the lead's language. */
export function contractValues(subject: ContractSubject): Record<ContractField, string> {
  const { at, document, lead, plan, product } = subject;
  const { locale } = lead;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timeZones[locale] });
  return {
    'company.legalName': product.legalName,
    'product.name': product.name,
    'plan.name': plan.name,
    'price.total': contractMoney(plan.amount, plan.currency),
    'price.payment': describePayment(plan, locale),
    'buyer.name': lead.name,
    'buyer.email': lead.email,
    'buyer.phone': describePhone(lead.phone),
    'buyer.document':
      document === null
        ? contractTexts[locale].documentAtPayment
        : contractDocumentNumber(document),
    'contract.date': day.format(at),
  };
}
