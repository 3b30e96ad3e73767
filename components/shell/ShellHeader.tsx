import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { hasBackButton, hasLogo, routes } from '@/services/checkout/routes';
import type { StepIndicator } from '@/services/checkout/stepIndicator';
import { getPreviousStep } from '@/services/checkout/steps';
import { ArrowLeftIcon } from '../ui/icons';

/** What is begun and waits for its payment is half done. */
const HalfMark = styled.span`
  .shell-marks > & {
    border-color: var(--color-pane-accent);
    background: linear-gradient(90deg, var(--color-pane-accent) 50%, transparent 0);
  }
`;

export interface ShellHeaderProps {
  isStep?: boolean;
  /** The page shows a payment that is not paid: its step is half done, and named so while it is open. */
  payment?: 'open' | 'unpaid' | undefined;
}

export function ShellHeader({ isStep = true, payment }: ShellHeaderProps) {
  const router = useRouter();
  const { t } = useTranslation();
  const { brand, checkout, page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const previousStep =
    checkout?.currentStep && getPreviousStep(checkout.productFlow, checkout.currentStep);
  return (
    <header className="shell-header">
      {hasBackButton(page.pathname) && (
        <button
          type="button"
          className="shell-back"
          onClick={() => {
            // Goes to the step before, not the page before: a link may have opened this step directly. A
            // step in two halves goes back to its first.
            if (previousStep && window.location.hash === '')
              void goTo(routes[previousStep.templateId]);
            else router.back();
          }}
        >
          <ArrowLeftIcon />
          <span>{t('shell.back')}</span>
        </button>
      )}
      {hasLogo(page.pathname, brand.stepLogo) && (
        <Wordmark file={brand.stepLogo ?? brand.logoFile} />
      )}
      {isStep && checkout?.stepIndicator && (
        <StepIndicatorBar {...checkout.stepIndicator} payment={payment} />
      )}
    </header>
  );
}

function Wordmark({ file }: { file: string | null }) {
  const { logoFile, name } = useCheckoutPage().brand;
  if (file === null) return name && <strong className="shell-name">{name}</strong>;
  const isOwn = file === logoFile;
  return (
    <img
      className="shell-logo"
      src={file}
      // A step's own logo says nothing that its title does not.
      alt={isOwn ? name : ''}
      width={110}
      height={40}
    />
  );
}

type StepIndicatorBarProps = StepIndicator & Pick<ShellHeaderProps, 'payment'>;

function StepIndicatorBar({
  current,
  isOfPayment,
  name,
  openName,
  payment,
  total,
}: StepIndicatorBarProps) {
  const { t } = useTranslation();
  // A phone names the step of a payment, too, and has room for one word.
  const shown = payment === 'open' && !isOfPayment ? openName : name;
  return (
    <div
      className="shell-steps"
      data-of-payment={isOfPayment}
      role="img"
      aria-label={t(isOfPayment ? 'shell.step.payment' : 'shell.step', { current, total })}
    >
      <span>
        <span>{t('shell.step', { current, total })}</span>
        {shown && <i>{` · ${shown}`}</i>}
      </span>
      <span className="shell-marks">
        {Array.from({ length: total }, (_, index) =>
          payment && index === current - 1 ? (
            <HalfMark key={index} data-pending />
          ) : (
            <span key={index} data-done={index < current || undefined} />
          ),
        )}
      </span>
    </div>
  );
}
