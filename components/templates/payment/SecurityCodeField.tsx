import { useField } from 'formik';
import { useCallback } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { securityCodeLength } from '@/validation/cards/securityCodeLength';
import { useFieldName } from '../../fields/FieldPrefix';
import { MaskedField } from '../../fields/MaskedField';

/** CVV: three digits on the back, or four on the front of an American Express. */
export function SecurityCodeField() {
  const { t } = useTranslation();
  const [{ value }] = useField<string>(useFieldName('cardCompany'));
  const { cardCompanies } = useCheckout().brand;
  const company = cardCompanies.find((accepted) => accepted === value);
  const length = company ? securityCodeLength(company) : 4;
  const isOnFront = company !== undefined && length === 4;
  const mask = useCallback(
    async () => (await import('./paymentMasks')).securityCodeMask(length),
    [length],
  );
  return (
    <MaskedField
      name="cardSecurityCode"
      label={t('field.cardSecurityCode')}
      hint={t(isOnFront ? 'field.cardSecurityCode.hintFour' : 'field.cardSecurityCode.hint')}
      mask={mask}
      inputMode="numeric"
      autoComplete="cc-csc"
      maxLength={length}
      required
    />
  );
}
