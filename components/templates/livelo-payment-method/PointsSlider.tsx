import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Currency } from '@/domain/money';
import { formatPoints } from '@/domain/points';
import { getPointsSplitTitle, type PointsSplit } from '../../livelo/pointsSplit';
import { SecondaryButton } from '../../ui/Button';
import { Text } from '../../ui/text';

const Box = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-16);
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-12);
`;

const Slider = styled.input`
  width: 100%;
  height: 3rem;
  margin: 0;
  accent-color: var(--color-accent);
  cursor: pointer;
`;

const Step = styled(SecondaryButton)`
  width: 3rem;
  padding: 0;
  background: var(--color-surface);
  font: var(--text-h2);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);
  color: var(--color-text-muted);
  font: var(--text-small);
`;

interface PointsSliderProps {
  minimum: number;
  maximum: number;
  step: number;
  mix: PointsSplit;
  currency: Currency;
  onPoints: (points: number) => void;
}

export function PointsSlider({
  currency,
  minimum,
  mix,
  maximum,
  onPoints,
  step,
}: PointsSliderProps) {
  const { t } = useTranslation();
  const id = useId();
  const { points } = mix;
  const move = (by: number) => {
    onPoints(Math.min(maximum, Math.max(minimum, points + by)));
  };
  return (
    <Box>
      <Head>
        <Text as="label" $size="label" htmlFor={id}>
          {t('livelo.slider')}
        </Text>
        {/* Who listens hears it with the slider. */}
        <Text as="span" $size="strong" aria-hidden>
          {formatPoints(points)}
        </Text>
      </Head>
      <Row>
        <Step
          aria-label={t('livelo.slider.less', { points: formatPoints(step) })}
          aria-disabled={points <= minimum}
          onClick={() => {
            move(-step);
          }}
        >
          −
        </Step>
        <Slider
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          step={step}
          value={points}
          aria-valuetext={getPointsSplitTitle(mix, currency, t)}
          onChange={({ currentTarget }) => {
            onPoints(currentTarget.valueAsNumber);
          }}
        />
        <Step
          aria-label={t('livelo.slider.more', { points: formatPoints(step) })}
          aria-disabled={points >= maximum}
          onClick={() => {
            move(step);
          }}
        >
          +
        </Step>
      </Row>
      <Ends aria-hidden>
        <span>{formatPoints(minimum)}</span>
        <span>{formatPoints(maximum)}</span>
      </Ends>
    </Box>
  );
}
