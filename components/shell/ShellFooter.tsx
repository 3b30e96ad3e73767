import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { ExternalLink } from '../ui/text';
import { LockIcon } from '../ui/icons';

const Footer = styled.footer`
  display: grid;
  gap: 8px;
  padding: 24px 0;
  color: var(--color-text-muted);
  font-size: 14px;
  text-align: center;
`;

const Secure = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  font-weight: 600;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 16px;

  a {
    display: inline-block;
    padding: 12px 0;
  }
`;

/** Who sells, that it is safe, the terms, and where to get help. */
export function ShellFooter() {
  const { t } = useTranslation();
  const { brand, checkout } = useCheckoutPage();
  const links = [
    { text: t('shell.terms'), href: brand.links.terms },
    { text: t('shell.privacy'), href: brand.links.politics },
    { text: t('shell.help'), href: brand.faqLink },
  ].filter(({ href }) => href !== '');
  return (
    <Footer>
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
