import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { getCountry } from '@/domain/markets';
import { BillingAddressFields } from '../fields/address/BillingAddressFields';
import { TextButton } from '../ui/Button';
import { Stack } from '../ui/Stack';
import { PageText } from '../ui/PageText';
import { Title } from '../ui/Title';
import { focusField } from '../fields/focusField';

const AddressTitle = styled(Title)`
  scroll-margin: var(--space-16);
`;

const Intro = styled.div`
  margin-block-end: var(--space-8);
`;

const hash = '#address';

/**
 * Gives the second half of the form its own history entry, so that every way back leads to the first
 * half and the typed values stay.
 */
function useOwnHistoryEntry(onLeft: () => void): void {
  const router = useRouter();
  const enter = useEffectEvent(() => {
    const { pathname, search } = window.location;
    void router.push(`${pathname}${search}${hash}`, undefined, { shallow: true, scroll: false });
  });
  const closeStage = useEffectEvent(() => {
    if (window.location.hash !== hash) onLeft();
  });
  useEffect(() => {
    enter();
    const handleHashChange = () => {
      closeStage();
    };
    window.addEventListener('hashchange', handleHashChange);
    return () => {
      window.removeEventListener('hashchange', handleHashChange);
    };
  }, []);
}

export function AddressStage({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const { brand, page } = useCheckoutPage();
  const country = getCountry(page.locale);
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  useOwnHistoryEntry(() => {
    const form = title.current?.closest('form') ?? null;
    flushSync(onBack);
    focusField(form, 'cards[0].number');
  });
  const goBack = () => {
    router.back();
  };
  return (
    <>
      <Intro>
        <AddressTitle ref={title} tabIndex={-1}>
          {t('address.title')}
        </AddressTitle>
        <PageText>{t('address.text')}</PageText>
      </Intro>
      <Stack $gap={12}>
        {/* Those of a brand are Brazil's. */}
        <BillingAddressFields country={country} states={country === 'BR' ? brand.states : []} />
      </Stack>
      <TextButton className="line-button" onClick={goBack}>
        {t('address.back')}
      </TextButton>
    </>
  );
}
