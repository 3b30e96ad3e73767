import { useTranslation } from '@/contexts/TranslationContext';
import { LiveloContent } from '../../livelo/LiveloContent';
import { LiveloScreen } from '../../livelo/LiveloScreen';
import { ProvedMember } from '../../livelo/ProvedMember';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PageText } from '../../ui/PageTitle';
import { DeviceForm } from './DeviceForm';

/** Which of the member's phones the code goes to. */
export function LiveloSelectDeviceTemplate() {
  const { t } = useTranslation();
  return (
    <LiveloContent>
      <div>
        <ArrivalTitle>{t('livelo.device.title')}</ArrivalTitle>
        <PageText>{t('livelo.device.text')}</PageText>
      </div>
      <LiveloScreen stage="selectDevice" height={260}>
        {(open) => (open.session.account ? <ProvedMember /> : <DeviceForm {...open} />)}
      </LiveloScreen>
    </LiveloContent>
  );
}
