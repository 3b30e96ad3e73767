import { useCallback } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Ticket } from '@/contract/ticket';
import { formatSession } from '@/domain/dateTexts';
import { getCountry, getTimeZone } from '@/domain/markets';
import { getTickets } from '@/services/api/ticket';
import { Card, CardTitle } from '../ui/Card';
import { Text } from '../ui/text';
import { useLoad } from '../ui/useLoad';

const List = styled.ul`
  display: grid;
  gap: var(--space-12);
  margin-top: var(--space-16);
`;

const shown = 3;

interface IncludedEventsProps {
  planId: string;
}

export function IncludedEvents({ planId }: IncludedEventsProps) {
  const { t } = useTranslation();
  const { productBusiness: business, productCode } = useCheckoutProduct();
  const load = useCallback(() => getTickets(productCode, { business }), [business, productCode]);
  const loaded = useLoad(planId, load);
  const tickets =
    loaded.kind === 'ready' ? loaded.value.filter((ticket) => ticket.planId === planId) : [];
  if (tickets.length === 0) return null;
  return (
    <Card>
      <CardTitle>{t('success.tickets.title')}</CardTitle>
      <List>
        {tickets.slice(0, shown).map((ticket) => (
          <Event key={ticket.id} ticket={ticket} />
        ))}
      </List>
    </Card>
  );
}

function Event({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const texts = formatSession(ticket, getTimeZone(getCountry(locale)), locale);
  return (
    <li>
      <strong>{ticket.name}</strong>
      <Text $size="small" $tone="text-muted">
        {t('success.tickets.time', { ...texts })}
      </Text>
      <Text $size="small" $tone="text-muted">
        {ticket.venue}
      </Text>
    </li>
  );
}
