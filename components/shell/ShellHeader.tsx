import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { hasBackButton, hasLogo, routes } from '@/services/checkout/routes';
import type { StepIndicator } from '@/services/checkout/flow';
import { getPreviousStep } from '@/services/checkout/steps';
import { ArrowLeftIcon } from '../ui/icons';
import { from } from '../ui/layout';
import { VisuallyHidden } from '../ui/text';

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: 3rem;
`;

const BackButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-inline-start: calc(-1 * var(--space-12));
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  cursor: pointer;
`;

/**
 * 110 px wide on every screen (docs/behaviour.md 9); the height is reserved before the file
 * arrives.
 */
const Logo = styled.img`
  flex: none;
  width: 110px;
  height: 2.5rem;
  object-fit: contain;
  object-position: left;
`;

export function ShellHeader() {
  const router = useRouter();
  const { t } = useTranslation();
  const { brand, checkout, page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const previousStep =
    checkout?.currentStep && getPreviousStep(checkout.productFlow, checkout.currentStep);
  const stepLogo = checkout?.currentStep?.props.mediaLogo;
  return (
    <Header>
      {hasBackButton(page.pathname) && (
        <BackButton
          type="button"
          onClick={() => {
            // The step before, not the page before: a link may have been opened right here. A step in
            // two halves goes back to its first.
            if (previousStep && window.location.hash === '')
              void goTo(routes[previousStep.templateId]);
            else router.back();
          }}
        >
          <ArrowLeftIcon />
          <VisuallyHidden>{t('shell.back')}</VisuallyHidden>
        </BackButton>
      )}
      {hasLogo(page.pathname, stepLogo) && (
        <Logo src={stepLogo ?? brand.logoFile} alt={brand.name} width={110} height={40} />
      )}
      {checkout?.stepIndicator && <StepIndicatorBar {...checkout.stepIndicator} />}
    </Header>
  );
}

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: var(--space-4) var(--space-12);
  margin-inline-start: auto;
  color: var(--color-text-muted);
  font: var(--text-caption);
`;

const Marks = styled.span`
  display: flex;
  gap: var(--space-4);
`;

const Mark = styled.span<{ $isDone: boolean }>`
  width: 1.25rem;
  height: 0.25rem;
  border-radius: 2px;
  background: ${({ $isDone }) => ($isDone ? 'var(--color-pane-accent)' : 'var(--color-pane-line)')};
`;

/** Said where there is room for it. */
const StepName = styled.span`
  @media not all and ${from('desktop')} {
    display: none;
  }
`;

/** Steps that have a name; between them are a brand's own. */
const stepNames: Partial<Record<string, MessageKey>> = {
  lead: 'shell.stepName.lead',
  payment: 'shell.stepName.payment',
  success: 'shell.stepName.success',
};

/** How far the buyer has come, read as "Etapa 2 de 3". */
function StepIndicatorBar({ current, isOfPayment, total }: StepIndicator) {
  const { t } = useTranslation();
  const { currentStep } = useCheckoutProduct();
  const name = stepNames[isOfPayment ? 'payment' : (currentStep?.templateId ?? '')];
  return (
    <Steps
      role="img"
      aria-label={t(isOfPayment ? 'shell.step.payment' : 'shell.step', { current, total })}
    >
      <span>
        {t('shell.step', { current, total })}
        {name && <StepName> · {t(name)}</StepName>}
      </span>
      <Marks>
        {Array.from({ length: total }, (_, index) => (
          <Mark key={index} $isDone={index < current} />
        ))}
      </Marks>
    </Steps>
  );
}
