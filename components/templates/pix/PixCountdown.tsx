import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatTimeLeft, getTimeAnnouncement } from '@/services/checkout/payment/timeLeft';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Time = styled.p`
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** How long the code is valid: seen every second, spoken rarely. */
export function PixCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const announcement = getTimeAnnouncement(seconds);
  return (
    <>
      <Time role="timer">{t('pix.expiresIn', { time: formatTimeLeft(seconds) })}</Time>
      <VisuallyHidden role="status">
        {announcement && t(announcement.key, announcement.values)}
      </VisuallyHidden>
    </>
  );
}
