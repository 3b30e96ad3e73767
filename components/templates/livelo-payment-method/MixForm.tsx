import type { SyntheticEvent } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { usePlanForSale } from '@/contexts/checkout/usePlanForSale';
import type { LiveloVisit } from '@/services/checkout/livelo/liveloVisit';
import { formatMoney } from '@/services/format/formatMoney';
import { formatPoints } from '@/services/format/formatPoints';
import type { LiveloSession } from '@/services/livelo';
import { RadioCards } from '../../fields/RadioCards';
import { LiveloFields } from '../../livelo/LiveloContent';
import { getMixTitle } from '../../livelo/mixTitle';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PageText } from '../../ui/PageTitle';
import { SubmitButton } from '../../ui/SubmitButton';
import { PointsSlider } from './PointsSlider';
import { isMixChoice, useMix } from './useMix';
import { useMixOptions } from './useMixOptions';

interface MixFormProps {
  account: NonNullable<LiveloSession['account']>;
  visit: LiveloVisit;
}

/** Points, both, or money: the title shows what the choice comes to. */
export function MixForm({ account, visit }: MixFormProps) {
  const { t } = useTranslation();
  const { amount, currency } = usePlanForSale();
  const { choice, choices, choose, goOn, mix, setPoints } = useMix(account, amount, visit);
  const options = useMixOptions(choices, account, { amount, currency });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void goOn();
  };
  return (
    <>
      <div>
        <ArrivalTitle>{getMixTitle(mix, currency, t)}</ArrivalTitle>
        <PageText>
          {t('livelo.method.text', {
            price: formatMoney(amount, currency),
            balance: formatPoints(account.balance),
          })}
        </PageText>
      </div>
      <LiveloFields method="post" noValidate onSubmit={submit}>
        <RadioCards
          name="mix"
          legend={t('livelo.method.legend')}
          options={options}
          chosen={choice}
          onChoose={(value) => {
            if (isMixChoice(value)) choose(value);
          }}
        />
        {choice === 'both' && choices.mixed && (
          <PointsSlider {...choices.mixed} mix={mix} currency={currency} onPoints={setPoints} />
        )}
        <SubmitButton isBusy={false} busyText={t('livelo.method.submit')}>
          {t('livelo.method.submit')}
        </SubmitButton>
      </LiveloFields>
    </>
  );
}
