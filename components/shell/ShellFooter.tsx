import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { ExternalLink } from '../ui/text';
import { LockIcon } from '../ui/icons';

export function ShellFooter({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { brand, checkout } = useCheckoutPage();
  const links = [
    { text: t('shell.terms'), href: brand.links.terms },
    { text: t('shell.privacy'), href: brand.links.politics },
    { text: t('shell.help'), href: brand.faqLink, className: 'shell-help' },
  ].filter(({ href }) => href !== '');
  return (
    <footer className="shell-footer">
      {children}
      {checkout && (
        <>
          <p className="shell-secure">
            <LockIcon />
            {t('shell.securePayment')}
          </p>
          <p>{t('shell.soldBy', { company: checkout.product.legalName })}</p>
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
