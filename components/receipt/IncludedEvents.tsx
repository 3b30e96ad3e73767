import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Ticket } from '@/contract/ticket';
import { createCalendarFile } from '@/domain/calendarFile';
import { formatSession } from '@/domain/dateTexts';
import { getCountry, getTimeZone } from '@/domain/markets';
import { PrimaryLink, SecondaryLink } from '../ui/Button';
import { Card, CardTitle } from '../ui/Card';
import { Text } from '../ui/text';

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

/** As a sheet of a calendar. */
const Day = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  justify-items: center;
  width: 3.5rem;
  min-height: 3.5rem;
  border-radius: min(var(--radius-card), 25%);
  background: var(--color-tint);
  color: var(--color-title);
  font: var(--text-h2);

  small {
    font: var(--text-caption);
    text-transform: uppercase;
  }
`;

const shown = 3;

interface IncludedEventsProps {
  tickets: readonly Ticket[];
  /** Whether the dates are the first step after the purchase. */
  isMain: boolean;
}

/** The next dates of a plan's live events, and a file of them for the buyer's calendar. */
export function IncludedEvents({ isMain, tickets }: IncludedEventsProps) {
  const { t } = useTranslation();
  const { renderedAt } = useCheckoutPage().page;
  const Save = isMain ? PrimaryLink : SecondaryLink;
  const next = tickets.slice(0, shown);
  const calendar = encodeURIComponent(createCalendarFile(next, renderedAt));
  return (
    <>
      <Save
        href={`data:text/calendar;charset=utf-8,${calendar}`}
        download={t('success.tickets.file')}
      >
        {t('success.tickets.save')}
      </Save>
      <Card>
        <CardTitle>{t('success.tickets.title')}</CardTitle>
        <List>
          {next.map((ticket) => (
            <Event key={ticket.id} ticket={ticket} />
          ))}
        </List>
      </Card>
    </>
  );
}

function Event({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const timeZone = getTimeZone(getCountry(locale));
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(ticket.startsAt));
  return (
    <li>
      <Day aria-hidden>
        {format({ day: '2-digit' })}
        <small>{format({ month: 'short' }).replace('.', '')}</small>
      </Day>
      <div>
        <strong>{ticket.name}</strong>
        <Text $size="small" $tone="text-muted">
          {t('success.tickets.time', { ...formatSession(ticket, timeZone, locale) })}
        </Text>
        <Text $size="small" $tone="text-muted">
          {ticket.venue}
        </Text>
      </div>
    </li>
  );
}
