import { DayCard } from '../ui/DayCard';
import { FromDesktop } from '../ui/FromDesktop';
import { OnPhone } from '../ui/OnPhone';

interface PayLinkDayProps {
  label: string;
  /** The day as words */
  day: string;
  /** ISO 8601 */
  at: string;
  timeZone: string;
}

const Day = ({ day, label, ...leaf }: PayLinkDayProps) => (
  <DayCard {...leaf} facts={[{ label, value: day }]} />
);

/** The day that a link is about. On a phone, whose order is folded, it stands above the form. */
export const DayAboveForm = (props: PayLinkDayProps) => (
  <OnPhone>
    <Day {...props} />
  </OnPhone>
);

/** From 1024 px on the form needs its room: the day stands with the order. */
export const DayOfOrder = (props: PayLinkDayProps) => (
  <FromDesktop>
    <Day {...props} />
  </FromDesktop>
);
