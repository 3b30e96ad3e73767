import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { getDateFormat } from '@/domain/dateFormats';
import { getDateIn } from '@/domain/dateTexts';

const Leaf = styled.span.attrs({ className: 'day-leaf' })`
  flex: none;
  display: grid;
  grid-template-rows: auto 1fr auto;
  width: 3rem;
  min-height: 3rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-tile);
  background: var(--color-surface);
  color: var(--color-text);
  text-align: center;
  overflow: hidden;

  /* Large text on a phone: the long words need the room. */
  @container (max-width: 15rem) {
    display: none;
  }
`;

const Month = styled.span`
  padding-block: calc(var(--space-4) / 2);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font: var(--text-caption);
`;

const Day = styled.span`
  align-self: center;
  font: var(--text-h2);
`;

const Year = styled.span`
  padding-block-end: var(--space-4);
  color: var(--color-text-muted);
  font: var(--text-fine);
`;

interface DayLeafProps {
  /** ISO 8601 */
  at: string;
  /** The days of all leaves in its list, ISO 8601: if one of them shows its year, all do. */
  dates?: readonly string[];
  timeZone: string;
}

/** A leaf of a calendar, for the eye alone: the text beside it holds the whole date. */
export function DayLeaf({ at, dates = [at], timeZone }: DayLeafProps) {
  const { locale, renderedAt } = useCheckoutPage().page;
  const day = new Date(at);
  const format = (part: Intl.DateTimeFormatOptions) =>
    getDateFormat(locale, { ...part, timeZone }).format(day);
  const getYear = (moment: number) => getDateIn(timeZone, moment).slice(0, 4);
  const thisYear = getYear(renderedAt);
  const hasYear = dates.some((date) => getYear(Date.parse(date)) !== thisYear);
  return (
    <Leaf aria-hidden>
      <Month>{format({ month: 'short' }).replace('.', '')}</Month>
      <Day>{format({ day: 'numeric' })}</Day>
      {hasYear && <Year>{getYear(day.getTime())}</Year>}
    </Leaf>
  );
}
