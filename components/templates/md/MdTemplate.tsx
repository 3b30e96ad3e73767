import { useState } from 'react';
import { styled } from 'styled-components';
import { useBuyer, useCheckoutProduct, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { routes } from '@/services/checkout/routes';
import type { DocumentPage } from '@/services/checkout/page';
import { removeStored, writeStored } from '@/services/storage';
import { CheckboxInput } from '../../fields/CheckboxField';
import { inStepPanes } from '../../shell/StepPanes';
import { ShortColumn } from '../../ui/ShortColumn';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';
import { useIsSlow } from '../../ui/useIsSlow';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { LoadFailure, Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { ContractReader } from './ContractReader';
import { DocumentText, documentHeight } from './DocumentText';
import { DownloadButton } from './DownloadButton';
import { useContract } from './useContract';

export function MdTemplate({ documentHtml }: Pick<DocumentPage, 'documentHtml'>) {
  useStepGuard();
  return documentHtml === null ? <ContractStep /> : <PlainDocument html={documentHtml} />;
}

MdTemplate.getLayout = inStepPanes;

/** A document that is the same for every buyer. @param html safe: made on the server */
function PlainDocument({ html }: { html: string }) {
  const { t } = useTranslation();
  const { currentStep } = useCheckoutProduct();
  const title = currentStep?.props.document?.title ?? t('contract.title');
  return (
    <ShortColumn>
      <div>
        <ArrivalTitle>{title}</ArrivalTitle>
        <PageText>{t('contract.text')}</PageText>
      </div>
      <DocumentText
        label={title}
        html={html}
        action={<DownloadButton title={title} html={html} />}
      />
      <Acceptance />
    </ShortColumn>
  );
}

function ContractStep() {
  const { t } = useTranslation();
  const contract = useContract();
  const isUnavailable =
    contract.kind === 'failed' || (contract.kind === 'ready' && contract.value === null);
  return (
    <ShortColumn>
      <div>
        <ArrivalTitle>{t('contract.title')}</ArrivalTitle>
        {!isUnavailable && <PageText>{t('contract.text')}</PageText>}
      </div>
      {(contract.kind === 'idle' || contract.kind === 'loading') && <ContractSkeleton />}
      {contract.kind === 'failed' && <LoadFailure {...contract} />}
      {contract.kind === 'ready' &&
        (contract.value ? (
          <ContractReader contract={contract.value} />
        ) : (
          <Notice tone="alert">{t('contract.missing')}</Notice>
        ))}
    </ShortColumn>
  );
}

const noop = () => undefined;

function Acceptance() {
  const { t } = useTranslation();
  const { userLeadId } = useBuyer();
  const { goTo } = useNavigation();
  const { nextStep } = useCheckoutProduct();
  const isAccepted = useStored('contractLeadId') === userLeadId && userLeadId !== null;
  const [isRefused, setIsRefused] = useState(false);
  const choose = (isTicked: boolean) => {
    if (isTicked && userLeadId !== null) writeStored('contractLeadId', userLeadId);
    else removeStored('contractLeadId');
    setIsRefused(false);
  };
  const proceed = () => {
    if (isAccepted && nextStep) void goTo(routes[nextStep.templateId]);
    else {
      setIsRefused(true);
      document.getElementsByName('contract')[0]?.focus();
    }
  };
  return (
    <>
      <CheckboxInput
        name="contract"
        required
        value={isAccepted}
        error={isRefused && !isAccepted ? t('contract.required') : undefined}
        onBlur={noop}
        onValue={choose}
      >
        {t('contract.accept')}
      </CheckboxInput>
      <PrimaryButton onClick={proceed}>{t('contract.continue')}</PrimaryButton>
    </>
  );
}

/** As high as the text with its head. */
const Lines = styled(Card)`
  ${documentHeight}
  display: grid;
  gap: var(--space-16);
  align-content: start;
  height: calc(var(--document-height) + 6.5rem);
  overflow: hidden;
`;

const slowMs = 5_000;

function ContractSkeleton() {
  const { t } = useTranslation();
  const isSlow = useIsSlow(slowMs);
  return (
    <>
      <Lines>
        <p role="status">{t(isSlow ? 'contract.slow' : 'contract.loading')}</p>
        <Skeleton $height={24} $width={180} />
        <Skeleton $height={16} />
        <Skeleton $height={16} />
        <Skeleton $height={16} $width={240} />
        <Skeleton $height={24} $width={140} />
        <Skeleton $height={16} />
        <Skeleton $height={16} />
      </Lines>
      <Stack $gap={16}>
        <Skeleton $height={48} $width={240} />
        <Skeleton $height={48} />
      </Stack>
    </>
  );
}
