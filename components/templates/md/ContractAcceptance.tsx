import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Contract } from '@/services/contractDocument';
import { CheckboxInput } from '../../fields/CheckboxInput';
import { Notice } from '../../ui/Notice';
import { SubmitButton } from '../../ui/SubmitButton';
import { useAcceptContract } from './useAcceptContract';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const unhurried = () => undefined;

interface ContractAcceptanceProps {
  contract: Contract;
  onAccepted: () => Promise<void>;
}

/** The tick that accepts a contract; the service records it before the buyer goes on. */
export function ContractAcceptance({ contract, onAccepted }: ContractAcceptanceProps) {
  const { t } = useTranslation();
  const [isTicked, setIsTicked] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const { accept, failure, isAccepting } = useAcceptContract(contract, onAccepted);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasAsked(true);
    if (isTicked) void accept();
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Form method="post" noValidate onSubmit={submit}>
      <CheckboxInput
        name="contract"
        required
        value={isTicked}
        error={hasAsked && !isTicked ? t('contract.required') : undefined}
        onBlur={unhurried}
        onValue={setIsTicked}
      >
        {t('contract.accept')}
      </CheckboxInput>
      {failure && <Notice tone="error">{t(failure)}</Notice>}
      <SubmitButton isBusy={isAccepting} busyText={t('contract.accepting')}>
        {t('contract.continue')}
      </SubmitButton>
    </Form>
  );
}
