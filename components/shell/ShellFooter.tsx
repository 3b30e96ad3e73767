import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { ExternalLink } from '../ui/text';
import { LockIcon } from '../ui/icons';

export function ShellFooter({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { brand, checkout, page } = useCheckoutPage();
  const company = checkout?.product.legalName ?? page.soldBy;
  const links = [
    { text: t('shell.terms'), href: brand.links.terms },
    { text: t('shell.privacy'), href: brand.links.politics },
    { text: t('shell.help'), href: brand.faqLink, className: 'shell-help' },
  ].filter(({ href }) => href !== '');
  return (
    <footer className="shell-footer">
      {children}
      {brand.name !== '' && (
        <>
          <p className="shell-secure">
            <LockIcon />
            {t('shell.securePayment')}
          </p>
          {company && <p>{t('shell.soldBy', { company })}</p>}
        </>
      )}
      {links.length > 0 && (
        <ul className="shell-links">
          {links.map(({ className, href, text }) => (
            <li key={href} className={className}>
              <ExternalLink href={href}>{text}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
