import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney, isCurrency } from '@/domain/money';
import type { StoredValues } from '@/services/storage';
import { CopyField } from '../../payment/CopyField';
import type { PaymentUpdates } from '../../payment/usePaymentUpdates';
import { OpenPaymentCard, PaymentAmount, Waiting } from '../../paymentStatus/OpenPaymentCard';
import { useFocusOnArrival } from '../../ui/ArrivalTitle';
import { AlertIcon } from '../../ui/controlIcons';
import { from } from '../../ui/layout';
import { PixIcon } from '../../ui/methodIcons';
import { Notice } from '../../ui/Notice';
import { NumberedSteps } from '../../ui/NumberedSteps';
import { QrCode, QrPlace } from '../../ui/QrCode';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/text';
import { formatTimeLeft, getTimeAnnouncement } from '../../ui/timeLeft';

/** It takes the focus of the button that requested its code. */
const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

/** The code, as a text and as a picture: on a desktop the picture stands beside the text. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  @media ${from('desktop')} {
    grid-template-columns: 11.5rem minmax(0, 1fr);
    gap: var(--space-24) var(--space-16);
  }
`;

const Code = styled.div`
  @media ${from('desktop')} {
    grid-area: 1 / 2;
    align-self: center;
  }
`;

const Picture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  justify-items: center;
  text-align: center;

  > :last-child {
    width: 13rem;
    max-width: 100%;
  }

  @media ${from('desktop')} {
    grid-area: 1 / 1;

    p {
      display: none;
    }
  }
`;

const OnPhone = styled.span`
  @media ${from('desktop')} {
    display: none;
  }
`;

const OnDesktop = styled.span`
  display: none;

  @media ${from('desktop')} {
    display: inline;
  }
`;

const Steps = styled(NumberedSteps)`
  grid-column: 1 / -1;
`;

const waitingForPix = (
  <Waiting>
    <PixIcon />
  </Waiting>
);

function PixSteps() {
  const { t } = useTranslation();
  return (
    <Steps aria-label={t('pix.how.title')}>
      <li>{t('pix.how.1')}</li>
      <li>
        <OnPhone>{t('pix.how.paste')}</OnPhone>
        <OnDesktop>{t('pix.how.2')}</OnDesktop>
      </li>
      <li>{t('pix.how.3')}</li>
    </Steps>
  );
}

interface PixPaymentProps extends Pick<PaymentUpdates, 'connection' | 'payment'> {
  dataPix: StoredValues['dataPix'];
  seconds: number;
}

export function PixPayment({ connection, dataPix, payment, seconds }: PixPaymentProps) {
  const { t } = useTranslation();
  const place = useFocusOnArrival<HTMLDivElement>();
  if (payment?.state === 'paid') return <Notice tone="success">{t('pix.confirmed')}</Notice>;
  const { amount, code, currency } = dataPix;
  const isConnected = connection === 'live' || connection === 'polling';
  return (
    <Place ref={place} tabIndex={-1}>
      <OpenPaymentCard
        icon={isConnected ? waitingForPix : <AlertIcon />}
        state={<span role="status">{t(isConnected ? 'pix.waiting' : 'pix.offline')}</span>}
        note={<PixCountdown seconds={seconds} />}
      >
        {isCurrency(currency) && <PaymentAmount>{formatMoney(amount, currency)}</PaymentAmount>}
        <Ways>
          <Code>
            <CopyField
              value={code}
              copyValue={code}
              isMain
              isLong
              texts={{
                label: t('pix.code'),
                copy: t('pix.copy'),
                copied: t('pix.copied'),
                failed: t('pix.copyFailed'),
              }}
            />
          </Code>
          <PixSteps />
          <Picture>
            <p>{t('pix.otherPhone')}</p>
            <QrCode code={code} label={t('pix.qrCode')} />
          </Picture>
        </Ways>
      </OpenPaymentCard>
    </Place>
  );
}

/** Until the browser's code shows the payment. */
export function PixSkeleton() {
  const { t } = useTranslation();
  return (
    <OpenPaymentCard icon={waitingForPix} state={t('pix.waiting')} note={<br />}>
      <PaymentAmount />
      <Ways>
        <Code>
          <Skeleton $height={154} />
        </Code>
        <PixSteps />
        <Picture>
          <p>{t('pix.otherPhone')}</p>
          <QrPlace />
        </Picture>
      </Ways>
    </OpenPaymentCard>
  );
}

const secondMs = 1_000;

/**
 * Whole seconds until a moment of the server's clock, 0 once it has passed.
 * @param expiresAt ISO 8601; undefined: not known yet, so that the time does not run out
 * @param offset what to add to the buyer's clock to get the server's, in milliseconds
 */
export function useSecondsLeft(expiresAt: string | undefined, offset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, secondMs);
    return () => {
      clearInterval(timer);
    };
  }, []);
  if (expiresAt === undefined) return Infinity;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now - offset) / secondMs));
}

function PixCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const announcement = getTimeAnnouncement(seconds);
  return (
    <>
      <div role="timer">{t('pix.expiresIn', { time: formatTimeLeft(seconds) })}</div>
      <VisuallyHidden role="status">
        {announcement && t(announcement.key, announcement.values)}
      </VisuallyHidden>
    </>
  );
}
