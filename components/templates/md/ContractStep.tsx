import { useTranslation } from '@/contexts/TranslationContext';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { LoadFailure } from '../../ui/LoadFailure';
import { Notice } from '../../ui/Notice';
import { StepContent, StepIntroduction } from '../order-bump-presentation/StepContent';
import { ContractReader } from './ContractReader';
import { ContractSkeleton } from './ContractSkeleton';
import { useContract } from './useContract';

/** The product's contract, made for this buyer. */
export function ContractStep() {
  const { t } = useTranslation();
  const contract = useContract();
  const isUnavailable =
    contract.kind === 'failed' || (contract.kind === 'ready' && contract.value === null);
  return (
    <StepContent>
      <StepIntroduction>
        <ArrivalTitle>{t('contract.title')}</ArrivalTitle>
        {!isUnavailable && <p>{t('contract.text')}</p>}
      </StepIntroduction>
      {(contract.kind === 'idle' || contract.kind === 'loading') && <ContractSkeleton />}
      {contract.kind === 'failed' && <LoadFailure {...contract} />}
      {contract.kind === 'ready' &&
        (contract.value ? (
          <ContractReader contract={contract.value} />
        ) : (
          <Notice tone="alert">{t('contract.missing')}</Notice>
        ))}
    </StepContent>
  );
}
