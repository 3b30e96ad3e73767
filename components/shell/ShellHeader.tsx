import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { hasBackButton, hasLogo, routes } from '@/services/checkout/routes';
import { getPreviousStep } from '@/services/checkout/steps';
import { ArrowLeftIcon } from '../ui/icons/ArrowLeftIcon';
import { StepIndicatorBar } from './StepIndicatorBar';

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
`;

/** 110 px wide on every screen (spec section 9); the height is reserved before the file arrives. */
const Logo = styled.img`
  grid-column: 2;
  width: 110px;
  height: 40px;
  object-fit: contain;
`;

export function ShellHeader() {
  const router = useRouter();
  const { t } = useTranslation();
  const { brand, checkout, goTo, page } = useCheckout();
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
              // The step before, not the page before: a link may have been opened right here.
              if (previousStep) void goTo(routes[previousStep.templateId]);
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
