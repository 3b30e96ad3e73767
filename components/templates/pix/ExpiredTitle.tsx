import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { CardTitle } from '../../ui/Card';

const Title = styled(CardTitle)`
  &:focus {
    outline: none;
  }
`;

/** Says that the code is over and what that means; takes the focus, because the code was there. */
export function ExpiredTitle({ text }: { text: string }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div>
      <Title ref={title} tabIndex={-1}>
        {t('pix.expired.title')}
      </Title>
      <p>{text}</p>
    </div>
  );
}
