import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { outdented, TextButton } from '../ui/Button';
import { CopyIcon } from '../ui/CopyIcon';
import { useCopy } from '../ui/useCopy';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
  /* The reference is there after hydration only. */
  min-height: 3.75rem;
  padding-top: var(--space-12);
  border-top: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font: var(--text-small);

  strong {
    display: block;
    color: var(--color-text);
    font: var(--text-label);
    user-select: all;
  }
`;

const Copy = styled(TextButton)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  ${outdented}
`;

const Answer = styled.div`
  flex-basis: 100%;
`;

/** @param reference of useErrorReference */
export function ErrorReference({ reference }: { reference: string | null }) {
  return <Line>{reference !== null && <Reference reference={reference} />}</Line>;
}

function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const { answer, copy } = useCopy(reference);
  return (
    <>
      <p>
        {t('sender.reference')} <strong>{reference}</strong>
      </p>
      <Copy aria-label={t('sender.copy.reference')} onClick={() => void copy()}>
        <CopyIcon />
        {t('sender.copy')}
      </Copy>
      <Answer role="status">{answer !== null && t(`sender.copy.${answer}`)}</Answer>
    </>
  );
}
