import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { DocumentPage } from '@/contexts/checkout/page';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Notice } from '../../ui/Notice';
import { StepContent, StepIntroduction } from '../order-bump-presentation/StepContent';
import { Acceptance } from './Acceptance';
import { DocumentText } from './DocumentText';
import { DownloadButton } from './DownloadButton';

/** A document to read, download and accept before the payment. */
export function MdTemplate({ documentHtml }: Pick<DocumentPage, 'documentHtml'>) {
  useStepGuard();
  const { t } = useTranslation();
  const { currentStep } = useCheckoutProduct();
  const title = currentStep?.props.document?.title ?? t('contract.title');
  return (
    <StepContent>
      <StepIntroduction>
        <ArrivalTitle>{title}</ArrivalTitle>
        {documentHtml !== null && <p>{t('contract.text')}</p>}
      </StepIntroduction>
      {documentHtml === null ? (
        <Notice tone="alert">{t('contract.missing')}</Notice>
      ) : (
        <>
          <DocumentText label={title} html={documentHtml} />
          <DownloadButton title={title} html={documentHtml} />
          <Acceptance />
        </>
      )}
    </StepContent>
  );
}
