import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CustomOffer } from '@/contract/customOffer';
import type { Plan } from '@/contract/product';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { TagPicture } from '../../ui/TagPicture';
import { Text } from '../../ui/text';
import { perforated, ticket, TicketPlace } from '../../ui/ticket';

const Ticket = styled.div`
  ${ticket}

  > svg {
    display: none;
  }

  > div {
    padding: var(--space-16);
    text-wrap: balance;
  }

  @container (min-width: 20rem) {
    ${perforated}
    display: grid;
    grid-template-columns: var(--stub) 1fr;
    align-items: center;

    > svg {
      display: block;
      justify-self: center;
    }

    > div {
      border-inline-start: 2px dashed var(--color-border);
    }
  }
`;

interface OfferTicketProps {
  plan: Plan;
  endsAt: CustomOffer['endsAt'];
}

/** What the offer takes off the price, for whom and until when. */
export function OfferTicket({ endsAt, plan }: OfferTicketProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const discount = plan.standardAmount - plan.amount;
  return (
    <TicketPlace>
      <Ticket>
        <TagPicture />
        <div>
          {discount > 0 && (
            <Text $size="h2">
              {t('payLink.discount', { amount: formatMoney(discount, plan.currency) })}
            </Text>
          )}
          <Text $size="small">
            {t('customOffer.text', { date: formatMarketDay(endsAt, locale) })}
          </Text>
        </div>
      </Ticket>
    </TicketPlace>
  );
}
