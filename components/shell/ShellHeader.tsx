import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { hasBackButton, hasLogo, routes } from '@/services/checkout/routes';
import type { StepIndicator } from '@/services/checkout/flow';
import { getPreviousStep } from '@/services/checkout/steps';
import { ArrowLeftIcon } from '../ui/icons';
import { from } from '../ui/layout';

const Header = styled.header`
  display: grid;
  gap: 16px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-height: 48px;
`;

const BackButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  justify-self: start;
  min-height: 48px;
  min-width: 48px;
  padding: 0 8px 0 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  cursor: pointer;

  /* The arrow says it, where there is no room beside the logo. */
  @media not all and ${from('tiny')} {
    font-size: 0;
  }
`;

/**
 * 110 px wide on every screen (docs/behaviour.md 9); the height is reserved before the file
 * arrives.
 */
const Logo = styled.img`
  grid-column: 2;
  width: 110px;
  height: 40px;
  object-fit: contain;
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
      <Row>
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
            {t('shell.back')}
          </BackButton>
        )}
        {hasLogo(page.pathname, stepLogo) && (
          <Logo src={stepLogo ?? brand.logoFile} alt={brand.name} width={110} height={40} />
        )}
      </Row>
      {checkout?.stepIndicator && <StepIndicatorBar {...checkout.stepIndicator} />}
    </Header>
  );
}

const List = styled.div`
  display: flex;
  gap: 6px;
`;

const Mark = styled.span<{ $isDone: boolean }>`
  flex: 1;
  height: 6px;
  border-radius: 3px;
  background: ${({ $isDone }) => ($isDone ? 'var(--color-primary)' : 'var(--color-border)')};
`;

/** How far the buyer has come, read as "Etapa 2 de 3". */
function StepIndicatorBar({ current, isOfPayment, total }: StepIndicator) {
  const { t } = useTranslation();
  return (
    <List
      role="img"
      aria-label={t(isOfPayment ? 'shell.step.payment' : 'shell.step', { current, total })}
    >
      {Array.from({ length: total }, (_, index) => (
        <Mark key={index} $isDone={index < current} />
      ))}
    </List>
  );
}
