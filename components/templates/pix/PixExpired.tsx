import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useNewCode } from './useNewCode';

const Title = styled(CardTitle)`
  &:focus {
    outline: none;
  }
`;

/** Takes the place of a code that has expired. A late payment is still noticed. */
export function PixExpired({ token }: { token: string }) {
  const { t } = useTranslation();
  const { create, hasFailed, isCreating } = useNewCode(token);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <>
      <div>
        <Title ref={title} tabIndex={-1}>
          {t('pix.expired.title')}
        </Title>
        <p>{t('pix.expired.text')}</p>
      </div>
      {hasFailed && <Notice tone="error">{t('pix.expired.failed')}</Notice>}
      <PrimaryButton aria-disabled={isCreating} onClick={() => void create()}>
        {isCreating && <Spinner />}
        {t(isCreating ? 'pix.expired.creating' : 'pix.expired.newCode')}
      </PrimaryButton>
    </>
  );
}
