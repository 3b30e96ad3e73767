import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import { NumberedSteps } from '../ui/NumberedSteps';
import { BarePage } from './BarePage';

const How = styled.details`
  summary {
    align-content: center;
    min-height: 3rem;
    font: var(--text-label);
    cursor: pointer;
  }
`;

const Ways = styled(NumberedSteps)`
  color: var(--color-text-muted);
  font: var(--text-small);
`;

/** What browsers have in common; each calls it a little otherwise. */
const ways = ['settings', 'privacy', 'allow'] as const;

/**
 * Replaces the page while the browser's cookies are off (docs/behaviour.md 1). Only a browser knows:
 * no server renders it.
 */
export function CookiesDisabledNotice() {
  const { t } = useTranslation();
  const { host, pathname, search } = window.location;
  return (
    <BarePage title={t('shell.cookies.title')} text={t('shell.cookies.text')}>
      <How>
        <summary>{t('shell.cookies.how')}</summary>
        <Ways>
          {ways.map((way) => (
            <li key={way}>{t(`shell.cookies.how.${way}`, { site: host })}</li>
          ))}
        </Ways>
      </How>
      {/* A plain link to this very address: the page is reloaded. */}
      <PrimaryLink href={`${pathname}${search}`}>{t('shell.cookies.retry')}</PrimaryLink>
    </BarePage>
  );
}
