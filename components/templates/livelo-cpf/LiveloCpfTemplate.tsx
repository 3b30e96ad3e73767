import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { LiveloContent } from '../../livelo/LiveloContent';
import { PayWithoutPoints } from '../../livelo/PayWithoutPoints';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PageText } from '../../ui/PageTitle';
import { CpfForm } from './CpfForm';

/** Whose points are to be used. */
export function LiveloCpfTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  return (
    <LiveloContent>
      <div>
        <ArrivalTitle>{t('livelo.cpf.title')}</ArrivalTitle>
        <PageText>{t('livelo.cpf.text')}</PageText>
      </div>
      <CpfForm />
      <PayWithoutPoints />
    </LiveloContent>
  );
}
