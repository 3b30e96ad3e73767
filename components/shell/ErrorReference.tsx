import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { from } from '../ui/layout';

const Line = styled.p`
  /* Of two lines on a phone, of one elsewhere: the reference is there after hydration only. */
  min-height: 2lh;
  color: var(--color-text-muted);
  font: var(--text-small);

  strong {
    display: block;
    font-weight: 500;
    user-select: all;
  }

  @media ${from('large')} {
    min-height: 1lh;

    strong {
      display: inline-block;
    }
  }
`;

/** @param reference of useErrorReference */
export function ErrorReference({ reference }: { reference: string | null }) {
  const { t } = useTranslation();
  return (
    <Line>
      {reference !== null && (
        <>
          {t('sender.reference')} <strong>{reference}</strong>
        </>
      )}
    </Line>
  );
}
