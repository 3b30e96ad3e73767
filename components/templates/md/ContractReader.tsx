import { type SyntheticEvent, useRef, useState } from 'react';
import {
  useBuyer,
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoment } from '@/domain/dateTexts';
import { acceptContract, getContractFileUrl } from '@/services/api/contractDocument';
import type { Contract } from '@/contract/contractDocument';
import { routes } from '@/services/checkout/routes';
import { getFailureKey } from '@/services/http/errors';
import { writeStored } from '@/services/storage';
import { CheckboxInput } from '../../fields/CheckboxField';
import { PrimaryButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { SubmitButton } from '../../ui/SubmitButton';
import { useCommand } from '../../ui/useCommand';
import { DocumentText } from './DocumentText';
import { DownloadButton, DownloadIcon, DownloadLink } from './DownloadButton';

export function ContractReader({ contract }: { contract: Contract }) {
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { nextStep, productCode } = useCheckoutProduct();
  const { acceptedAt, contractId, html, title } = contract;
  const proceed = async () => {
    if (nextStep) await goTo(routes[nextStep.templateId]);
  };
  return (
    <>
      <DocumentText
        label={title}
        title={title}
        html={html}
        action={
          acceptedAt === null ? (
            <DownloadButton title={title} html={html} />
          ) : (
            <DownloadLink href={getContractFileUrl(productCode, contractId)} download>
              <DownloadIcon />
              {t('contract.pdf')}
            </DownloadLink>
          )
        }
      />
      {acceptedAt === null ? (
        <ContractAcceptance contract={contract} onAccepted={proceed} />
      ) : (
        <>
          <Notice tone="success">
            {t('contract.accepted', { moment: formatMoment(acceptedAt, page.locale) })}
          </Notice>
          <PrimaryButton onClick={() => void proceed()}>{t('contract.continue')}</PrimaryButton>
        </>
      )}
    </>
  );
}

const noop = () => undefined;

interface ContractAcceptanceProps {
  contract: Contract;
  onAccepted: () => Promise<void>;
}

function ContractAcceptance({ contract, onAccepted }: ContractAcceptanceProps) {
  const { t } = useTranslation();
  const [isTicked, setIsTicked] = useState(false);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { accept, failure, isAccepting } = useAcceptContract(contract, onAccepted);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasSubmitted(true);
    if (isTicked) void accept();
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Stack as="form" $gap={16} method="post" noValidate onSubmit={submit}>
      <CheckboxInput
        name="contract"
        required
        value={isTicked}
        error={hasSubmitted && !isTicked ? t('contract.required') : undefined}
        onBlur={noop}
        onValue={setIsTicked}
      >
        {t('contract.accept')}
      </CheckboxInput>
      {failure && <Notice tone="error">{t(failure)}</Notice>}
      <SubmitButton isBusy={isAccepting} busyText={t('contract.accepting')}>
        {t('contract.continue')}
      </SubmitButton>
    </Stack>
  );
}

interface Acceptance {
  code: string;
  contractId: string;
  leadId: string;
}

function useAcceptContract({ contractId }: Contract, onAccepted: () => Promise<void>) {
  const { userLeadId } = useBuyer();
  const { productCode } = useCheckoutProduct();
  const isAccepted = useRef(false);
  const { failure, isBusy, run } = useCommand({
    operation: 'contract-acceptance',
    getSubject: (acceptance: Acceptance) => acceptance,
    send: async (acceptance, key) => {
      // A late second click only continues.
      if (isAccepted.current) return;
      await acceptContract(acceptance, key);
      isAccepted.current = true;
    },
    onAnswer: (_, { leadId }) => {
      writeStored('contractLeadId', leadId);
      return onAccepted();
    },
    toFailure: getFailureKey,
  });
  const accept = async () => {
    if (userLeadId !== null) await run({ code: productCode, contractId, leadId: userLeadId });
  };
  return { accept, failure, isAccepting: isBusy };
}
