import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { createWhatsappUrl } from '@/services/whatsappUrl';
import { PrimaryLink, SecondaryLink } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { Icon } from '../ui/icons';
import { VisuallyHidden } from '../ui/text';

const Section = styled.section.attrs({ className: 'support-contact' })`
  display: grid;
  gap: var(--space-12);
  padding-top: var(--space-24);
  border-top: 1px solid var(--color-border);
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  /* As wide as what else the page has to offer, in one line of text. */
  li {
    flex: 1 1 16rem;
    display: grid;
  }
`;

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

const ContactLink = styled(SecondaryLink).attrs(newTab)`
  width: 100%;
  padding-inline: var(--space-16);
`;

const MainLink = styled(PrimaryLink).attrs(newTab)`
  padding-inline: var(--space-16);
`;

interface SupportContactProps {
  isMain?: boolean;
}

export function SupportContact({ isMain = false }: SupportContactProps) {
  const { t } = useTranslation();
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Section>
      <CardTitle>{t('support.title')}</CardTitle>
      <Links>
        {contacts.map(({ href, icon, text }, index) => {
          const Contact = isMain && index === 0 ? MainLink : ContactLink;
          return (
            <li key={href}>
              <Contact href={href}>
                <Icon>
                  <path d={icon} />
                </Icon>
                {t(text)}
                <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
              </Contact>
            </li>
          );
        })}
      </Links>
    </Section>
  );
}

export function useContacts() {
  const { faqLink, whatsapp } = useCheckoutPage().brand;
  const contacts = [
    { href: whatsapp && createWhatsappUrl(whatsapp), icon: chat, text: 'support.whatsapp' },
    { href: faqLink, icon: question, text: 'support.faq' },
  ] as const;
  return contacts.filter(({ href }) => href !== '');
}

const chat = 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12.5h5';

const question =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.2';
