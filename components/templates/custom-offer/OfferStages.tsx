import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { CardTitle } from '../../ui/Card';
import { CheckIcon } from '../../ui/controlIcons';
import { numberMark } from '../../ui/NumberedSteps';
import { VisuallyHidden } from '../../ui/text';

export const StageTitle = styled(CardTitle)`
  &:focus {
    outline: none;
  }
`;

const stages = ['customOffer.card.verify', 'customOffer.accept.submit'] as const;

const Stages = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  font: var(--text-label);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    color: var(--color-text-muted);
  }

  li[aria-current] {
    color: var(--color-text);
  }

  /* The way between the two. */
  li + li {
    flex: 1;
  }

  li + li::before {
    content: '';
    flex: 0 1 3rem;
    border-top: 1px solid var(--color-border-strong);
  }
`;

const Mark = styled.span`
  ${numberMark}
  border: 1px solid var(--color-border-strong);
  background: none;

  [aria-current] > & {
    border-color: var(--color-primary);
    background: var(--color-primary);
    color: var(--color-on-primary);
  }
`;

/** Nothing is charged in the first of two: the buyer sees that there is a second. */
export function OfferStages({ current }: { current: 0 | 1 }) {
  const { t } = useTranslation();
  return (
    <Stages>
      {stages.map((label, index) => (
        <li key={label} aria-current={index === current ? 'step' : undefined}>
          <Mark aria-hidden>{index < current ? <CheckIcon /> : index + 1}</Mark>
          {t(label)}
          {index < current && <VisuallyHidden>{`: ${t('customOffer.stage.done')}`}</VisuallyHidden>}
        </li>
      ))}
    </Stages>
  );
}
