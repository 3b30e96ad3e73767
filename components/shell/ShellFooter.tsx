import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { ExternalLink } from '../ui/text';
import { LockIcon } from '../ui/icons';

const Footer = styled.footer`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-24) 0;
  color: var(--color-text-muted);
  font: var(--text-small);
  text-align: center;
`;

const Secure = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  font-weight: 600;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--space-16);

  a {
    display: inline-block;
    padding: var(--space-12) 0;
  }
`;

/** Who attends the buyer, who sells, that it is safe, the terms, and where to get help. */
export function ShellFooter({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { brand, checkout } = useCheckoutPage();
  const links = [
    { text: t('shell.terms'), href: brand.links.terms },
    { text: t('shell.privacy'), href: brand.links.politics },
    { text: t('shell.help'), href: brand.faqLink },
  ].filter(({ href }) => href !== '');
  return (
    <Footer>
      {children}
      {checkout && (
        <>
          <Secure>
            <LockIcon />
            {t('shell.securePayment')}
          </Secure>
          <p>{t('shell.soldBy', { company: checkout.product.legalName })}</p>
        </>
      )}
      {links.length > 0 && (
        <Links>
          {links.map(({ href, text }) => (
            <li key={href}>
              <ExternalLink href={href}>{text}</ExternalLink>
            </li>
          ))}
        </Links>
      )}
    </Footer>
  );
}
