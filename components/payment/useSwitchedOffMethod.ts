import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { showToast } from '@/services/toast';
import type { PaymentValues } from './paymentValues';

const toFlags = (method: PaymentValues['method']): string[] =>
  (method === 'default-credit-card' ? 'credit-card' : method)
    .split('+')
    .map((part) => `payment.${part}`);

/**
 * A page may stay open for long. Where the service has flags, the page checks regularly whether the
 * chosen method is still on, and shows the current methods before the buyer types on in vain.
 */
export function useSwitchedOffMethod(): void {
  const { flagsEvery: every, operation } = useCheckoutPage().page;
  const { product } = useCheckoutProduct();
  const { refreshProduct } = useNavigation();
  const { isSubmitting, values } = useFormikContext<PaymentValues>();
  const { t } = useTranslation();
  const { business, code } = product;

  const check = useEffectEvent((isOn: (flag: string) => boolean) => {
    if (isSubmitting || toFlags(values.method).every(isOn)) return;
    showToast({ kind: 'info', text: t('payment.methodGone.title') });
    refreshProduct().catch(() => undefined);
  });

  useEffect(() => {
    if (every === undefined) return undefined;
    let isMounted = true;
    let stop = (): void => undefined;
    import('@/services/flags/watchFlags').then(
      ({ watchFlags }) => {
        if (isMounted) stop = watchFlags({ business, operation, product: code }, every, check);
      },
      // Without its code nothing is checked; the payment call reports what is refused.
      () => undefined,
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, [business, code, every, operation]);
}
