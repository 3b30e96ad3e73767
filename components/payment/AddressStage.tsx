import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { getCountry } from '@/domain/markets';
import { BillingAddressFields } from '../fields/address/BillingAddressFields';
import { TextButton } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { focusField } from './formFields';

const Fields = styled.div`
  display: grid;
  gap: 8px;
`;

/** Takes the focus by script only, so that no ring shows around it. */
const Title = styled(CardTitle)`
  scroll-margin: 16px;

  &:focus {
    outline: none;
  }
`;

/** The second half of a card payment where a billing address is asked for. */
export function AddressStage({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const { brand, page } = useCheckoutPage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const goBack = () => {
    const form = title.current?.closest('form') ?? null;
    flushSync(onBack);
    focusField(form, 'cards[0].number');
  };
  return (
    <>
      <Title ref={title} tabIndex={-1}>
        {t('address.title')}
      </Title>
      <p>{t('address.text')}</p>
      <Fields>
        <BillingAddressFields country={getCountry(page.locale)} states={brand.states} />
      </Fields>
      <TextButton onClick={goBack}>{t('address.back')}</TextButton>
    </>
  );
}
