import { useTranslation } from '@/contexts/TranslationContext';
import { LiveloContent } from '../../livelo/LiveloContent';
import { LiveloScreen } from '../../livelo/LiveloScreen';
import { ProvedMember } from '../../livelo/ProvedMember';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { LiveloCodeEntry } from './LiveloCodeEntry';

/** Proves the member by the code that went to one of their phones. */
export function LiveloCodeTemplate() {
  const { t } = useTranslation();
  return (
    <LiveloContent>
      <ArrivalTitle>{t('livelo.code.title')}</ArrivalTitle>
      <LiveloScreen stage="code" height={300}>
        {({ session, visit }) =>
          session.account ? <ProvedMember /> : <LiveloCodeEntry session={session} visit={visit} />
        }
      </LiveloScreen>
    </LiveloContent>
  );
}
