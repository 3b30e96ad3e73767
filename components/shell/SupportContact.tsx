import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { createWhatsappUrl } from '@/services/whatsappUrl';
import { CardTitle } from '../ui/Card';
import { ExternalLink } from '../ui/text';

const Section = styled.section`
  padding-top: var(--space-24);
  border-top: 1px solid var(--color-border);
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    font-weight: 600;
  }
`;

/** Where a buyer gets help, as far as the brand has someone. */
export function SupportContact() {
  const { t } = useTranslation();
  const { faqLink, whatsapp } = useCheckoutPage().brand;
  if (faqLink === '' && whatsapp === '') return null;
  return (
    <Section>
      <CardTitle>{t('support.title')}</CardTitle>
      <Links>
        {faqLink !== '' && (
          <li>
            <ExternalLink href={faqLink}>{t('support.faq')}</ExternalLink>
          </li>
        )}
        {whatsapp !== '' && (
          <li>
            <ExternalLink href={createWhatsappUrl(whatsapp)}>{t('support.whatsapp')}</ExternalLink>
          </li>
        )}
      </Links>
    </Section>
  );
}
