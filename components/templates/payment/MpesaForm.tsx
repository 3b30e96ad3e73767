import { useField } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { readStored } from '@/services/storage/storage';
import { MaskedField } from '../../fields/MaskedField';
import { settlePhone } from '../../fields/phone/phoneEdits';

const country = 'MZ';
const callingCode = '+258';

const loadMask = async () => (await import('@/validation/masks/phoneMask')).phoneMask(country);

/** The number that the request goes to: the lead's own to begin with, if it is Mozambican. */
export function MpesaForm() {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<string>('mpesaPhone');
  // Outside a flow the payer is whom the link is for, not the lead of an earlier purchase.
  const { currentStep } = useCheckoutProduct();
  const fillIn = useEffectEvent(() => {
    const phone = (currentStep && readStored('dataLead')?.phone) ?? '';
    if (value === '' && phone.startsWith(callingCode)) void setValue(settlePhone(phone, country));
  });
  useEffect(() => {
    fillIn();
  }, []);
  return (
    <>
      <p>{t('mpesa.text')}</p>
      <MaskedField
        name="mpesaPhone"
        label={t('mpesa.phone')}
        hint={t('mpesa.phone.hint')}
        mask={loadMask}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
    </>
  );
}
