import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatSession, getDateIn } from '@/domain/dateTexts';
import type { TestLocation, TestSession } from '@/contract/testLocation';
import { RadioCards } from '../../fields/RadioCards';
import { DayLeaf } from '../../ui/DayLeaf';
import { visuallyHidden } from '../../ui/text';
import { TileTag } from '../../ui/TileTag';

export interface SessionChoice {
  place: TestLocation;
  session: TestSession;
  value: string;
}

/** By the clock of its own place. */
const getDay = ({ place, session }: SessionChoice) =>
  getDateIn(place.timeZone, Date.parse(session.startsAt));

/** @returns undefined where all are on one day */
function findSoonestDay(choices: readonly SessionChoice[]): string | undefined {
  const [soonest, ...others] = [...new Set(choices.map(getDay))].sort();
  return others.length > 0 ? soonest : undefined;
}

/** Seen where the leaf of the calendar, which says it, has no room. */
const LongDate = styled.span`
  @container (min-width: 15rem) {
    ${visuallyHidden}
  }
`;

const Line = styled.span`
  display: block;
`;

/** The tag of the first stands on its edge. */
const Ground = styled.div`
  fieldset legend {
    margin-bottom: var(--space-16);
  }
`;

/** Those of several places: the place needs the width of a row. */
const Rows = styled(Ground)`
  fieldset {
    gap: var(--space-16);
  }
`;

/** Those of one place: each a leaf of the calendar, with its hours below the day. */
const Leaves = styled(Ground)`
  container-type: inline-size;

  fieldset {
    gap: var(--space-16) var(--space-8);

    @container (min-width: 15rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    @container (min-width: 20rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  fieldset > :not(label) {
    grid-column: 1 / -1;
  }

  @container (min-width: 15rem) {
    label {
      flex-direction: column;
      gap: var(--space-8);
      padding: 0 var(--space-4) var(--space-12);
      text-align: center;
    }

    .day-leaf {
      --color-primary: transparent;
      --color-on-primary: var(--color-text);
      align-self: stretch;
      width: auto;
      margin-inline: calc(-1 * var(--space-4));
      padding-block: var(--space-12) var(--space-4);
      border: 0;
      border-radius: calc(var(--radius-tile) - 1px) calc(var(--radius-tile) - 1px) 0 0;
      background: var(--color-tint);
    }

    :checked ~ .day-leaf {
      background: color-mix(in srgb, var(--color-accent) 25%, var(--color-tint));
    }

    .choice-mark {
      order: 1;
    }
  }
`;

interface SessionChoicesProps {
  /** undefined: the sessions are of several places. */
  place: TestLocation | undefined;
  choices: readonly SessionChoice[];
  chosen: string;
  onChoose: (value: string) => void;
  error: string | undefined;
}

export function SessionChoices({ choices, place, ...choosing }: SessionChoicesProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const dates = choices.map(({ session }) => session.startsAt);
  const soonestDay = findSoonestDay(choices);
  const List = place ? Leaves : Rows;
  return (
    <List>
      <RadioCards
        name="session"
        legend={t(place ? 'testLocation.session' : 'testLocation.session.next')}
        options={choices.map((option) => {
          const { city, name, timeZone } = option.place;
          const open = option.session;
          const { date, end, start, weekday } = formatSession(open, timeZone, locale);
          return {
            value: option.value,
            label: `${weekday}, ${date}`,
            content: (
              <>
                <span>{weekday}</span>
                <LongDate>{`, ${date}`}</LongDate>
              </>
            ),
            detail: (
              <>
                <span>{`${start} – ${end}`}</span>
                {!place && <Line>{`${name}, ${city.name}`}</Line>}
                {getDay(option) === soonestDay && (
                  <>
                    {' '}
                    <TileTag>{t('testLocation.session.soonest')}</TileTag>
                  </>
                )}
              </>
            ),
            icon: <DayLeaf at={open.startsAt} dates={dates} timeZone={timeZone} />,
          };
        })}
        {...choosing}
      />
    </List>
  );
}
