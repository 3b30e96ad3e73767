import { useField, useFormikContext } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { securityCodeLength } from '@/domain/securityCode';
import type { CardCompany } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import { MaskedField } from '../../fields/MaskedField';
import { SelectField } from '../../fields/SelectField';
import { TextField } from '../../fields/TextField';
import { InvoiceDocumentField } from './DocumentField';
import { InstallmentsField } from './InstallmentsField';

const loadNumberMask = async () => (await import('./masks')).cardNumberMask;
const loadCodeMask = async () => (await import('./masks')).securityCodeMask;
const loadDateMask = async () => (await import('./masks')).expirationDateMask;

/** Two short fields side by side, unless their labels would not fit. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: 8px 16px;
`;

/** A card, and the document for its invoice. */
export function CardForm({ plan }: { plan: Plan }) {
  return (
    <>
      <CardFields plan={plan} />
      <InvoiceDocumentField />
    </>
  );
}

interface CardFieldsProps {
  /** What the card is charged for, spread as it may be; null: it is not charged. */
  plan: Plan | null;
  /** Which of the form's cards it is. */
  card?: 0 | 1;
}

export function CardFields({ card = 0, plan }: CardFieldsProps) {
  const { t } = useTranslation();
  const name = `cards[${card}]`;
  return (
    <>
      {plan && <InstallmentsField plan={plan} card={card} />}
      <MaskedField
        name={`${name}.number`}
        label={t('field.cardNumber')}
        mask={loadNumberMask}
        inputMode="numeric"
        autoComplete="cc-number"
        required
      />
      <CardCompanyDetection card={name} />
      <CardCompanyField card={name} />
      <TextField
        name={`${name}.holder`}
        label={t('field.cardHolder')}
        hint={t('field.cardHolder.hint')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        maxLength={100}
        required
      />
      <Pair>
        <MaskedField
          name={`${name}.expirationDate`}
          label={t('field.cardExpirationDate')}
          mask={loadDateMask}
          inputMode="numeric"
          autoComplete="cc-exp"
          required
        />
        <SecurityCodeField card={name} />
      </Pair>
    </>
  );
}

interface CardProps {
  /** What the names of the card's fields begin with. */
  card: string;
}

/** Renders nothing, so that following the number renders nothing again. */
function CardCompanyDetection({ card }: CardProps) {
  useCardCompanyDetection(card, useCheckoutPage().brand.cardCompanies);
  return null;
}

/** The companies that the brand takes. */
function CardCompanyField({ card }: CardProps) {
  const { t } = useTranslation();
  const { brand } = useCheckoutPage();
  const options = useMemo(
    () =>
      brand.cardCompanies.map((company) => ({
        value: company,
        label: t(`field.cardCompany.${company}`),
      })),
    [brand.cardCompanies, t],
  );
  return (
    <SelectField
      name={`${card}.company`}
      label={t('field.cardCompany')}
      placeholder={t('field.cardCompany.placeholder')}
      options={options}
      autoComplete="cc-type"
      required
    />
  );
}

/** CVV: three digits on the back, or four on the front of an American Express. */
function SecurityCodeField({ card }: CardProps) {
  const { t } = useTranslation();
  const [{ value }] = useField<string>(`${card}.company`);
  const { cardCompanies } = useCheckoutPage().brand;
  const company = cardCompanies.find((accepted) => accepted === value);
  const isOnFront = company !== undefined && securityCodeLength(company) === 4;
  return (
    <MaskedField
      name={`${card}.securityCode`}
      label={t('field.cardSecurityCode')}
      hint={t(isOnFront ? 'field.cardSecurityCode.hintFour' : 'field.cardSecurityCode.hint')}
      mask={loadCodeMask}
      inputMode="numeric"
      autoComplete="cc-csc"
      required
    />
  );
}

/**
 * Chooses the card company by the number, and takes that choice back when the number is none of that
 * company any more. A choice made by hand stays until the number turns out to be another company's.
 * The tables arrive with the first digit.
 */
function useCardCompanyDetection(card: string, accepted: readonly CardCompany[]): void {
  const [{ value: number }] = useField<string>(`${card}.number`);
  const companyName = `${card}.company`;
  const { setFieldValue } = useFormikContext();
  const detected = useRef<CardCompany | ''>('');
  useEffect(() => {
    if (number === '' && detected.current === '') return undefined;
    let isOutdated = false;
    void import('@/domain/detectCardCompany').then(
      ({ detectCardCompany }) => {
        const company = accepted.find((taken) => taken === detectCardCompany(number)) ?? '';
        if (isOutdated || company === detected.current) return;
        detected.current = company;
        void setFieldValue(companyName, company);
      },
      // Without the tables the buyer chooses.
      () => undefined,
    );
    return () => {
      isOutdated = true;
    };
  }, [number, accepted, companyName, setFieldValue]);
}
