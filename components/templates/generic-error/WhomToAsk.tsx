import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { createWhatsappUrl } from '@/services/whatsappUrl';
import { CardTitle } from '../../ui/Card';
import { ExternalLink } from '../../ui/ExternalLink';

const Section = styled.section`
  padding-top: 24px;
  border-top: 1px solid var(--color-border);
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    font-weight: 600;
  }
`;

/** Whom a buyer can ask, as far as the brand has someone. */
export function WhomToAsk() {
  const { t } = useTranslation();
  const { faqLink, whatsapp } = useCheckout().brand;
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
