import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { PrimaryButton, SecondaryButton } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** Nothing is left to prove, for who came back: the ways on. */
export function ProvedMember() {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  return (
    <>
      <Notice tone="success">{t('livelo.proved')}</Notice>
      <PrimaryButton onClick={() => void goTo(liveloRoutes.paymentMethod)}>
        {t('livelo.proved.continue')}
      </PrimaryButton>
      <SecondaryButton onClick={() => void goTo(liveloRoutes.cpf)}>
        {t('livelo.otherCpf')}
      </SecondaryButton>
    </>
  );
}
