import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/services/product';
import { MaskedField } from '../../fields/MaskedField';
import { TextField } from '../../fields/TextField';
import { CardCompanyDetection } from './CardCompanyDetection';
import { CardCompanyField } from './CardCompanyField';
import { InstallmentsField } from './InstallmentsField';
import { SecurityCodeField } from './SecurityCodeField';

const loadNumberMask = async () => (await import('./paymentMasks')).cardNumberMask;
const loadDateMask = async () => (await import('./paymentMasks')).expirationDateMask;

/** Two short fields side by side, unless their labels would not fit. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: 8px 16px;
`;

/**
 * The fields of one card.
 * @param plan what the card is charged for, spread as it may be; null: it is not charged
 */
export function CardFields({ plan }: { plan: Plan | null }) {
  const { t } = useTranslation();
  return (
    <>
      {plan && <InstallmentsField plan={plan} />}
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
    </>
  );
}
