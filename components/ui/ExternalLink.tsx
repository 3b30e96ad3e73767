import type { ReactNode } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** A link out of the checkout: a new tab, so that the form stays, and it says so. */
export function ExternalLink({ children, href }: ExternalLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
    </a>
  );
}
