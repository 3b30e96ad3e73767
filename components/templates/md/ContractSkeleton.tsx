import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { useIsSlow } from '../../payment/useIsSlow';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

const Lines = styled(Card)`
  display: grid;
  gap: 16px;
  align-content: start;
  height: max(320px, 55vh);
  overflow: hidden;
`;

/** Where the buyer answers. */
const Answer = styled.div`
  display: grid;
  gap: 16px;
`;

/** Milliseconds after which a buyer wonders. */
const patience = 5_000;

/** The place of the contract while it is being made; as high as what comes. */
export function ContractSkeleton() {
  const { t } = useTranslation();
  const isSlow = useIsSlow(patience);
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
      <Skeleton $height={48} />
      <Answer>
        <Skeleton $height={48} $width={240} />
        <Skeleton $height={48} />
      </Answer>
    </>
  );
}
