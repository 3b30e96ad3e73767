import { type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import {
  type MessageKey,
  type TranslationValues,
  useTranslation,
} from '@/contexts/TranslationContext';
import { sendLiveloCode } from '@/services/api/livelo';
import { liveloRoutes } from '@/services/checkout/livelo';
import { inStepPanes } from '../../shell/StepPanes';
import { Stack } from '../../ui/Stack';
import { formatTimeLeft } from '../../ui/timeLeft';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { RadioCards } from '../../fields/RadioCards';
import { LiveloCard } from '../../livelo/LiveloCard';
import { LiveloScreen, type OpenVisit, VerifiedMember } from '../../livelo/LiveloScreen';
import { hideDigits } from '../../livelo/hideDigits';
import { writeVisit, useLiveloFailure } from '../../livelo/liveloVisit';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { OtherWays } from '../../ui/OtherWays';
import { ShortColumn } from '../../ui/ShortColumn';
import { SubmitButton } from '../../ui/SubmitButton';
import { PageText } from '../../ui/PageText';
import { Text, VisuallyHidden } from '../../ui/text';
import { useCommand } from '../../ui/useCommand';

export function LiveloSelectDeviceTemplate() {
  const { t } = useTranslation();
  return (
    <ShortColumn>
      <div>
        <ArrivalTitle>{t('livelo.device.title')}</ArrivalTitle>
        <PageText>{t('livelo.device.text')}</PageText>
      </div>
      <LiveloScreen stage="selectDevice" height={264}>
        {(open) => (open.session.account ? <VerifiedMember /> : <DeviceForm {...open} />)}
      </LiveloScreen>
    </ShortColumn>
  );
}

LiveloSelectDeviceTemplate.getLayout = inStepPanes;

/** What a buyer knows a phone by. */
const LastDigits = styled.span`
  font: var(--text-h2);
  font-variant-numeric: tabular-nums;
`;

function DeviceForm({ session, visit }: OpenVisit) {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const fail = useLiveloFailure();
  const { devices } = session;
  const only = devices.length === 1 ? devices[0] : undefined;
  const [chosen, setChosen] = useState(session.code?.deviceId ?? only?.id ?? '');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { failure, isBusy, send } = useSendToDevice({ session, visit });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasSubmitted(true);
    if (chosen === '') event.currentTarget.querySelector('input')?.focus();
    else void send(chosen);
  };
  return (
    <Stack as="form" $gap={16} method="post" noValidate onSubmit={submit}>
      <LiveloCard picture="phone" look="quiet">
        {only ? (
          <>
            <Text $size="label">{t('livelo.device.legend')}</Text>
            <Text $size="h2">{t('livelo.device.detail', { digits: only.lastDigits })}</Text>
          </>
        ) : (
          <Text $size="small">{t('livelo.device.privacy')}</Text>
        )}
      </LiveloCard>
      {!only && (
        <RadioCards
          name="device"
          legend={t('livelo.device.legend')}
          options={devices.map(({ id, lastDigits }) => ({
            value: id,
            label: t('livelo.device.detail', { digits: lastDigits }),
            content: (
              <>
                <VisuallyHidden>{t('livelo.device.detail', { digits: lastDigits })}</VisuallyHidden>
                <LastDigits aria-hidden>{hideDigits(lastDigits)}</LastDigits>
              </>
            ),
          }))}
          chosen={chosen}
          onChoose={setChosen}
          error={hasSubmitted && chosen === '' ? t('livelo.device.required') : undefined}
        />
      )}
      {failure && <Notice tone="error">{t(failure.key, failure.values)}</Notice>}
      <SubmitButton isBusy={isBusy} busyText={t('livelo.device.submitting')}>
        {t('livelo.device.submit')}
      </SubmitButton>
      {only && (
        <Text $size="small" $tone="text-muted">
          {t('livelo.device.privacy')}
        </Text>
      )}
      <OtherWays>
        <TextButton onClick={() => void fail('unrecognized')}>
          {t('livelo.device.unknown')}
        </TextButton>
        <TextButton onClick={() => void goTo(liveloRoutes.cpf)}>{t('livelo.otherCpf')}</TextButton>
      </OtherWays>
    </Stack>
  );
}

interface SendFailure {
  key: MessageKey;
  values: TranslationValues;
}

function getSendFailure(error: unknown): SendFailure {
  const { problem = null, status = 0 } = error instanceof HttpError ? error : {};
  if (status === 429) {
    const time = formatTimeLeft(problem?.retryAfter ?? 60);
    return { key: 'livelo.device.limited', values: { time } };
  }
  return { key: status === 502 ? 'livelo.away' : getFailureKey(error), values: {} };
}

function useSendToDevice({ session: { code, session: liveloSession }, visit }: OpenVisit) {
  const { goTo } = useNavigation();
  const { leadId } = visit;
  const { failure, isBusy, run } = useCommand({
    operation: 'livelo-code',
    getSubject: () => ({ leadId }),
    retriesReusedKey: true,
    send: (deviceId: string, key) => sendLiveloCode(leadId, { liveloSession, deviceId }, key),
    onAnswer: () => goTo(liveloRoutes.code),
    toFailure: async (error, deviceId): Promise<SendFailure | null> => {
      const status = error instanceof HttpError ? error.status : 0;
      if (status === 404) {
        writeVisit(null);
        return null;
      }
      // The buyer may still type the code that was sent to this phone a moment ago.
      if (status === 429 && code?.deviceId === deviceId && code.expiresAfter > 0) {
        await goTo(liveloRoutes.code);
        return null;
      }
      return getSendFailure(error);
    },
  });
  return { send: run, isBusy, failure };
}
