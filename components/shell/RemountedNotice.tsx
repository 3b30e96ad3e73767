import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { Notice } from '../ui/Notice';

const Place = styled.div`
  padding: var(--space-16);

  &:focus {
    outline: none;
  }
`;

/**
 * Stands above a page that was redrawn because an extension or a translator had moved its nodes: the
 * state of its parts is lost. Takes the focus, so that it is seen, unless the new page has given the
 * focus to a part.
 */
export function RemountedNotice() {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice tone="alert">{t('shell.redrawn')}</Notice>
    </Place>
  );
}
