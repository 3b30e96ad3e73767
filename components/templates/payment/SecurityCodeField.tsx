import { useField } from 'formik';
import { useCallback } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { isCardCompanyId } from '@/validation/cards/cardCompanyId';
import { securityCodeLength } from '@/validation/cards/securityCodeLength';
import { MaskedField } from '../../fields/MaskedField';

/** CVV: three digits on the back, or four on the front of an American Express. */
export function SecurityCodeField() {
  const { t } = useTranslation();
  const [{ value: company }] = useField<string>('cardCompany');
  const length = isCardCompanyId(company) ? securityCodeLength(company) : 4;
  const isOnFront = isCardCompanyId(company) && length === 4;
  const mask = useCallback(
    async () => (await import('@/validation/masks/securityCodeMask')).securityCodeMask(length),
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
