import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Ticket } from '@/contract/ticket';
import { formatSession } from '@/domain/dateTexts';
import { getCountry, getTimeZone } from '@/domain/markets';
import { PrimaryLink, SecondaryLink } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { DayLeaf } from '../../ui/DayLeaf';
import { Text } from '../../ui/text';

const List = styled.ul`
  display: grid;
  gap: var(--space-16);
  margin-top: var(--space-16);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-16);
    text-wrap: balance;
  }
`;

const Series = styled.div`
  margin-top: var(--space-12);
`;

interface IncludedEventsProps {
  planId: string;
  tickets: readonly Ticket[];
  /** Whether the dates are the first step after the purchase. */
  isMain: boolean;
}

/** The next dates of a plan's live events, and a file of them for the buyer's calendar. */
export function IncludedEvents({ isMain, planId, tickets }: IncludedEventsProps) {
  const { t } = useTranslation();
  const { productBusiness, productCode } = useCheckoutProduct();
  const dates = tickets.map(({ startsAt }) => startsAt);
  const Save = isMain ? PrimaryLink : SecondaryLink;
  const query = new URLSearchParams({ business: productBusiness, planId });
  const [first] = tickets;
  const isSeries =
    tickets.length > 1 &&
    tickets.every(({ name, venue }) => name === first?.name && venue === first.venue);
  return (
    <>
      <Save href={`/api/calendar/${encodeURIComponent(productCode)}?${query}`}>
        {t('success.tickets.save')}
      </Save>
      <Card>
        <CardTitle>{t('success.tickets.title')}</CardTitle>
        {isSeries && first && (
          <Series>
            <EventFacts ticket={first} />
          </Series>
        )}
        <List>
          {tickets.map((ticket) => (
            <Event key={ticket.id} ticket={ticket} dates={dates} isNamed={!isSeries} />
          ))}
        </List>
      </Card>
    </>
  );
}

interface EventProps {
  ticket: Ticket;
  /** Of all the events. */
  dates: readonly string[];
  /** False where the list has one name for all its dates. */
  isNamed: boolean;
}

function Event({ dates, isNamed, ticket }: EventProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const timeZone = getTimeZone(getCountry(locale));
  return (
    <li>
      <DayLeaf at={ticket.startsAt} dates={dates} timeZone={timeZone} />
      <div>
        {isNamed && <EventFacts ticket={ticket} />}
        <Text $size="small" $tone={isNamed ? 'text-muted' : 'text'}>
          {t('success.tickets.time', { ...formatSession(ticket, timeZone, locale) })}
        </Text>
      </div>
    </li>
  );
}

const EventFacts = ({ ticket: { name, venue } }: { ticket: Ticket }) => (
  <>
    <strong>{name}</strong>
    <Text $size="small" $tone="text-muted">
      {venue}
    </Text>
  </>
);
