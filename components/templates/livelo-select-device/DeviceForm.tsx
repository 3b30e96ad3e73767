import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { RadioCards } from '../../fields/RadioCards';
import { LiveloFields } from '../../livelo/LiveloContent';
import type { OpenVisit } from '../../livelo/LiveloScreen';
import { useLiveloFailure } from '../../livelo/useLiveloFailure';
import { TextButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSendToDevice } from './useSendToDevice';

const OtherWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 16px;
`;

/** The phones, each by its last digits; the one that a code went to, or the only one, is chosen. */
export function DeviceForm({ session, visit }: OpenVisit) {
  const { t } = useTranslation();
  const { goTo } = useCheckout();
  const fail = useLiveloFailure();
  const { devices } = session;
  const only = devices.length === 1 ? devices[0]?.id : undefined;
  const [chosen, setChosen] = useState(session.code?.deviceId ?? only ?? '');
  const [hasAsked, setHasAsked] = useState(false);
  const { failure, isBusy, send } = useSendToDevice({ session, visit });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasAsked(true);
    if (chosen === '') event.currentTarget.querySelector('input')?.focus();
    else void send(chosen);
  };
  return (
    <LiveloFields method="post" noValidate onSubmit={submit}>
      <RadioCards
        name="device"
        legend={t('livelo.device.legend')}
        options={devices.map(({ id, lastDigits }) => ({
          value: id,
          label: `•••• ${lastDigits}`,
          detail: t('livelo.device.detail', { digits: lastDigits }),
        }))}
        chosen={chosen}
        onChoose={setChosen}
        error={hasAsked && chosen === '' ? t('livelo.device.required') : undefined}
      />
      {failure && <Notice tone="error">{t(failure.key, failure.values)}</Notice>}
      <SubmitButton isBusy={isBusy} busyText={t('livelo.device.submitting')}>
        {t('livelo.device.submit')}
      </SubmitButton>
      <OtherWays>
        <TextButton onClick={() => void fail('unrecognized')}>
          {t('livelo.device.unknown')}
        </TextButton>
        <TextButton onClick={() => void goTo(liveloRoutes.cpf)}>{t('livelo.otherCpf')}</TextButton>
      </OtherWays>
    </LiveloFields>
  );
}
