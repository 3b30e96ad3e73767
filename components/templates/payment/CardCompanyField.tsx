import { useMemo } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import type { CardCompany } from '@/services/payment';
import { SelectField } from '../../fields/SelectField';

const names: Record<CardCompany, MessageKey> = {
  visa: 'field.cardCompany.visa',
  mastercard: 'field.cardCompany.mastercard',
  elo: 'field.cardCompany.elo',
  american_express: 'field.cardCompany.american_express',
  diners: 'field.cardCompany.diners',
};

/** The companies that the brand takes. */
export function CardCompanyField() {
  const { t } = useTranslation();
  const { brand } = useCheckout();
  const options = useMemo(
    () => brand.cardCompanies.map((company) => ({ value: company, label: t(names[company]) })),
    [brand.cardCompanies, t],
  );
  return (
    <SelectField
      name="cardCompany"
      label={t('field.cardCompany')}
      placeholder={t('field.cardCompany.placeholder')}
      options={options}
      autoComplete="cc-type"
      required
    />
  );
}
