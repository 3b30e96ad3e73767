import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import { PageText, PageTitle } from '../ui/Title';

const Main = styled.main`
  display: grid;
  place-content: center;
  gap: var(--space-24);
  min-height: 100vh;
  max-width: 505px;
  margin: 0 auto;
  padding: var(--space-24) var(--space-16);
  text-align: center;
`;

/**
 * Replaces the page while the browser's cookies are off (docs/behaviour.md 1). Only a browser knows:
 * no server renders it.
 */
export function CookiesDisabledNotice() {
  const { t } = useTranslation();
  return (
    <Main>
      <div role="alert">
        <PageTitle>{t('shell.cookies.title')}</PageTitle>
        <PageText>{t('shell.cookies.text')}</PageText>
      </div>
      {/* A plain link to this very address: the page is reloaded. */}
      <PrimaryLink href={`${window.location.pathname}${window.location.search}`}>
        {t('shell.cookies.retry')}
      </PrimaryLink>
    </Main>
  );
}
