import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Locale } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { StepDocument } from '@/contract/stepContents';
import { getCountry } from '@/domain/markets';
import { formatMoney } from '@/domain/money';
import { getTimeZone } from '@/domain/markets';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import { describePlan } from '../catalogue/describeProduct';
import type { LeadRow } from '../leads/leads';
import { contractTexts } from './contractTexts';
import { type ContractField, fillContract } from '../catalogue/fillContract';

interface WrittenContract {
  title: string;
  markdown: string;
  hash: string;
  /** Equal for equal terms: the day does not count, nor the document once it is known. */
  termsHash: string;
}

export function writeContract(
  { markdown: template, title }: StepDocument,
  subject: ContractSubject,
): WrittenContract {
  const values = createContractValues(subject);
  const markdown = fillContract(template, values);
  const terms = fillContract(template, { ...values, 'buyer.document': '', 'contract.date': '' });
  return { title, markdown, hash: hashText(markdown), termsHash: hashText(`${title}\n${terms}`) };
}

export function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

export interface ContractSubject {
  lead: LeadRow;
  document: string | null;
  product: CatalogueProduct;
  sold: CataloguePlan;
  /** `sold` at its price. */
  plan: Plan;
  at: Date;
}

function describePayment({ amount, currency, installments }: Plan, locale: Locale): string {
  const total = formatMoney(amount, currency);
  const longest = installments.toSorted((a, b) => b.id - a.id)[0];
  const texts = contractTexts[locale];
  if (!longest || longest.id === 1) return texts.atOnce(total);
  const { firstValue, id, tax, totalValue, value } = longest;
  return texts.inInstallments({
    count: id,
    value: formatMoney(value, currency),
    first: firstValue === value ? null : formatMoney(firstValue, currency),
    total: formatMoney(totalValue, currency),
    hasInterest: tax > 0,
  });
}

const describePhone = (phone: string) =>
  (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone).replaceAll(' ', '\u00a0');

export function createContractValues(subject: ContractSubject): Record<ContractField, string> {
  const { at, document, lead, plan, product, sold } = subject;
  const { locale } = lead;
  const timeZone = getTimeZone(getCountry(locale));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return {
    'company.legalName': product.legalName,
    'product.name': product.name,
    'plan.name': describePlan(sold, locale).name,
    'price.total': formatMoney(plan.amount, plan.currency),
    'price.payment': describePayment(plan, locale),
    'buyer.name': lead.name,
    'buyer.email': lead.email,
    'buyer.phone': describePhone(lead.phone),
    'buyer.document':
      document === null ? contractTexts[locale].documentAtPayment : formatDocumentNumber(document),
    'contract.date': day.format(at),
  };
}

const patterns = new Map<number, [RegExp, string]>([
  [8, [/^(.{8})$/, 'DNI $1']],
  [11, [/^(.{3})(.{3})(.{3})(.{2})$/, 'CPF $1.$2.$3-$4']],
  [14, [/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, 'CNPJ $1.$2.$3/$4-$5']],
]);

function formatDocumentNumber(document: string): string {
  const [pattern, written] = patterns.get(document.length) ?? [];
  return pattern && written ? document.replace(pattern, written) : document;
}
