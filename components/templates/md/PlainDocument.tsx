import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { StepContent, StepIntroduction } from '../order-bump-presentation/StepContent';
import { Acceptance } from './Acceptance';
import { DocumentText } from './DocumentText';
import { DownloadButton } from './DownloadButton';

/** A document that is the same for every buyer. @param html safe: made on the server */
export function PlainDocument({ html }: { html: string }) {
  const { t } = useTranslation();
  const { currentStep } = useCheckoutProduct();
  const title = currentStep?.props.document?.title ?? t('contract.title');
  return (
    <StepContent>
      <StepIntroduction>
        <ArrivalTitle>{title}</ArrivalTitle>
        <p>{t('contract.text')}</p>
      </StepIntroduction>
      <DocumentText label={title} html={html} />
      <DownloadButton title={title} html={html} />
      <Acceptance />
    </StepContent>
  );
}
