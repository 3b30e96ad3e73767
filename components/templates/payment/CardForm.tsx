import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/services/product';
import { MaskedField } from '../../fields/MaskedField';
import { TextField } from '../../fields/TextField';
import { CardCompanyDetection } from './CardCompanyDetection';
import { CardCompanyField } from './CardCompanyField';
import { DocumentField } from './DocumentField';
import { InstallmentsField } from './InstallmentsField';
import { SecurityCodeField } from './SecurityCodeField';

const loadNumberMask = async () =>
  (await import('@/validation/masks/cardNumberMask')).cardNumberMask;
const loadDateMask = async () =>
  (await import('@/validation/masks/expirationDateMask')).expirationDateMask;

/** Two short fields side by side, unless their labels would not fit. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: 8px 16px;
`;

export function CardForm({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const { brand } = useCheckout();
  return (
    <>
      <InstallmentsField plan={plan} />
      <MaskedField
        name="cardNumber"
        label={t('field.cardNumber')}
        mask={loadNumberMask}
        inputMode="numeric"
        autoComplete="cc-number"
        required
      />
      <CardCompanyDetection />
      <CardCompanyField />
      <TextField
        name="cardHolder"
        label={t('field.cardHolder')}
        hint={t('field.cardHolder.hint')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        maxLength={100}
        required
      />
      <Pair>
        <MaskedField
          name="cardExpirationDate"
          label={t('field.cardExpirationDate')}
          mask={loadDateMask}
          inputMode="numeric"
          autoComplete="cc-exp"
          required
        />
        <SecurityCodeField />
      </Pair>
      <DocumentField purpose={brand.needsDocumentForInvoice ? 'invoice' : 'optionalInvoice'} />
    </>
  );
}
