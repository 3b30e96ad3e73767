import { useMemo } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { SelectField } from '../../fields/SelectField';

/** The companies that the brand takes. */
export function CardCompanyField() {
  const { t } = useTranslation();
  const { brand } = useCheckout();
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
      name="cardCompany"
      label={t('field.cardCompany')}
      placeholder={t('field.cardCompany.placeholder')}
      options={options}
      autoComplete="cc-type"
      required
    />
  );
}
