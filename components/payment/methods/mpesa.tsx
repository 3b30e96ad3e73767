import { useField } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { object } from 'yup';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { toPlainPhone } from '@/domain/phones';
import { readStored } from '@/services/storage';
import { phoneMask, validateMpesaPhone } from '@/validation/phone';
import { follows, requiredText } from '@/validation/schemas/text';
import { MaskedField } from '../../fields/MaskedField';
import { completePhone } from '../../fields/phone/phoneEdits';
import type { FilledPart } from '../paymentCall';
import type { PaymentValues } from '../paymentValues';
import { Explanation } from '../../ui/Notice';

const name = 'details.mpesaPhone';
const country = 'MZ';
const callingCode = '+258';

const loadMask = () => Promise.resolve(phoneMask(country));

export function Form() {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<string>(name);
  // Outside a flow the payer is the buyer of the link, not the lead of an earlier purchase.
  const { currentStep } = useCheckoutProduct();
  const fillIn = useEffectEvent(() => {
    const phone = (currentStep && readStored('dataLead')?.phone) ?? '';
    if (value === '' && validateMpesaPhone(phone) === undefined)
      void setValue(completePhone(phone, country));
  });
  useEffect(() => {
    fillIn();
  }, []);
  return (
    <>
      <Explanation>{t('mpesa.text')}</Explanation>
      <MaskedField
        name={name}
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

export const documentNeeded = 'never';

export const getSchema = () => ({
  details: object({
    mpesaPhone: requiredText().test(follows((phone) => validateMpesaPhone(phone))),
  }),
});

const toMsisdn = (phone: string) => `${callingCode}${toPlainPhone(phone).slice(-9)}`;

export const toParts = (plan: Plan, values: PaymentValues): FilledPart[] => [
  {
    method: 'm-pesa',
    amount: plan.amount,
    phone: toMsisdn(values.details.mpesaPhone ?? ''),
  },
];
