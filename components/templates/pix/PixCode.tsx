import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { CopyField } from '../../payment/CopyField';
import { Spinner } from '../../ui/Spinner';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { PixCountdown } from './PixCountdown';
import { QrCode } from './QrCode';

const Frame = styled.div`
  width: 256px;
  max-width: 100%;
  min-height: 254px;
  margin: 0 auto;

  &:focus {
    outline: none;
  }
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  color: var(--color-text-muted);
  text-align: center;
`;

interface PixCodeProps {
  code: string;
  seconds: number;
  isConnected: boolean;
}

/** The code to pay, as a picture and as text, and what the page is waiting for. */
export function PixCode({ code, isConnected, seconds }: PixCodeProps) {
  const { t } = useTranslation();
  // A new code takes the place of the button that asked for it, and its focus.
  const frame = useFocusOnArrival<HTMLDivElement>();
  return (
    <>
      <Frame ref={frame} tabIndex={-1}>
        <QrCode code={code} label={t('pix.qrCode')} />
      </Frame>
      <PixCountdown seconds={seconds} />
      <CopyField
        value={code}
        copyValue={code}
        isMain
        texts={{
          label: t('pix.code'),
          copy: t('pix.copy'),
          copied: t('pix.copied'),
          failed: t('pix.copyFailed'),
        }}
      />
      <Waiting role="status">
        {isConnected && <Spinner />}
        {t(isConnected ? 'pix.waiting' : 'pix.offline')}
      </Waiting>
    </>
  );
}
