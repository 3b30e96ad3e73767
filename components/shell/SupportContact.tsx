import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { createWhatsappUrl } from '@/services/whatsappUrl';
import { PrimaryLink } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { Icon } from '../ui/icons';
import { RowLink } from '../ui/RowLink';
import { Stack } from '../ui/Stack';
import { VisuallyHidden } from '../ui/text';

const Section = styled.section.attrs({ className: 'support-contact' })`
  display: grid;
  gap: var(--space-12);

  &:has(h2) {
    padding-top: var(--space-24);
    border-top: 1px solid var(--color-border);
  }
`;

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

const MainLink = styled(PrimaryLink)`
  padding-inline: var(--space-16);
`;

interface SupportContactProps {
  /** The next step of the page, without a title of its own. */
  isMain?: boolean;
  /** Other ways on, below the contacts. */
  children?: ReactNode;
}

export function SupportContact({ children, isMain = false }: SupportContactProps) {
  const { t } = useTranslation();
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Section>
      {!isMain && <CardTitle>{t('support.title')}</CardTitle>}
      <Stack as="ul" $gap={12}>
        {contacts.map(({ href, icon, text }, index) => {
          const Contact = isMain && index === 0 ? MainLink : RowLink;
          return (
            <li key={href}>
              <Contact href={href} {...newTab}>
                <Icon>
                  <path d={icon} />
                </Icon>
                {t(text)}
                <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
              </Contact>
            </li>
          );
        })}
      </Stack>
      {children}
    </Section>
  );
}

export function useContacts() {
  const { faqLink, whatsapp } = useCheckoutPage().brand;
  const contacts = [
    { href: whatsapp && createWhatsappUrl(whatsapp), icon: chatPath, text: 'support.whatsapp' },
    { href: faqLink, icon: question, text: 'support.faq' },
  ] as const;
  return contacts.filter(({ href }) => href !== '');
}

export const chatPath = 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12.5h5';

const question =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.2';
