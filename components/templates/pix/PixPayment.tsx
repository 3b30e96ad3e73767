import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { StoredValues } from '@/services/storage';
import { CopyField } from '../../payment/CopyField';
import { SimulateButton } from '../../payment/SimulateButton';
import type { PaymentUpdates } from '../../payment/usePaymentUpdates';
import { useFocusOnArrival } from '../../ui/ArrivalTitle';
import { AlertIcon } from '../../ui/controlIcons';
import { from } from '../../ui/layout';
import { Notice } from '../../ui/Notice';
import { NumberedSteps } from '../../ui/NumberedSteps';
import { QrCode, QrPlace } from '../../ui/QrCode';
import { Skeleton } from '../../ui/Skeleton';
import { Spinner } from '../../ui/SubmitButton';
import { Text, VisuallyHidden } from '../../ui/text';
import { formatTimeLeft, getTimeAnnouncement } from '../../ui/timeLeft';

const Content = styled.div`
  display: grid;
  gap: var(--space-24);

  &:focus {
    outline: none;
  }

  @media ${from('desktop')} {
    grid-template-columns: 13rem minmax(0, 1fr);
    column-gap: var(--space-16);

    > * {
      grid-column: 1 / -1;
    }

    /* The card of the code, as a picture and as a text. */
    &::before {
      content: '';
      grid-area: 1 / 1 / auto / -1;
      border: 1px solid var(--color-border);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }
  }
`;

const Picture = styled.div`
  display: grid;
  gap: var(--space-12);
  justify-items: center;
  text-align: center;

  > :last-child {
    width: 13rem;
    max-width: 100%;
  }

  @media ${from('desktop')} {
    grid-area: 1 / 1;
    padding: var(--space-16) 0 var(--space-16) var(--space-16);

    p {
      display: none;
    }

    svg {
      border: 0;
    }
  }
`;

/** Beside the picture of the same code. */
const Code = styled.div`
  @media ${from('desktop')} {
    grid-area: 1 / 2;
    align-self: center;
    padding-inline-end: var(--space-16);
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

function PixSteps() {
  const { t } = useTranslation();
  return (
    <NumberedSteps aria-label={t('pix.how.title')}>
      <li>{t('pix.how.1')}</li>
      <li>
        <OnPhone>{t('pix.how.paste')}</OnPhone>
        <OnDesktop>{t('pix.how.2')}</OnDesktop>
      </li>
      <li>{t('pix.how.3')}</li>
    </NumberedSteps>
  );
}

interface PixPaymentProps extends PaymentUpdates {
  dataPix: StoredValues['dataPix'];
  seconds: number;
}

export function PixPayment({ connection, dataPix, payment, seconds, setPayment }: PixPaymentProps) {
  const { t } = useTranslation();
  // The new code replaces the button that requested it, and takes its focus.
  const content = useFocusOnArrival<HTMLDivElement>();
  if (payment?.state === 'paid') return <Notice tone="success">{t('pix.confirmed')}</Notice>;
  const { code } = dataPix;
  return (
    <Content ref={content} tabIndex={-1}>
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
      <WaitingStrip
        seconds={seconds}
        isConnected={connection === 'live' || connection === 'polling'}
      />
      <Picture>
        <p>{t('pix.otherPhone')}</p>
        <QrCode code={code} label={t('pix.qrCode')} />
      </Picture>
      {payment?.canSimulate && (
        <SimulateButton token={dataPix.token} label={t('pix.simulate')} onPayment={setPayment} />
      )}
    </Content>
  );
}

export function PixSkeleton() {
  return (
    <Content>
      <Code>
        <Skeleton $height={142} />
      </Code>
      <PixSteps />
      <Skeleton $height={48} />
      <Picture>
        <QrPlace />
      </Picture>
    </Content>
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

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-tint);
  font: var(--text-small);
`;

interface WaitingStripProps {
  seconds: number;
  isConnected: boolean;
}

function WaitingStrip({ isConnected, seconds }: WaitingStripProps) {
  const { t } = useTranslation();
  return (
    <Strip>
      {isConnected ? <Spinner /> : <AlertIcon />}
      <div>
        <Text as="div" $size="strong" role="status">
          {t(isConnected ? 'pix.waiting' : 'pix.offline')}
        </Text>
        <PixCountdown seconds={seconds} />
      </div>
    </Strip>
  );
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
