import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes } from '@/services/checkout/routes';
import { selectPlan } from '@/services/checkout/selectPlan';
import { CampaignNotice } from '../../plans/CampaignNotice';
import { Guarantee } from '../../plans/Guarantee';
import { OfferPicture } from '../../plans/OfferPicture';
import { Pitch } from '../../plans/Pitch';
import { PlanPrice } from '../../plans/PlanPrice';
import { PriceBar } from '../../plans/PriceBar';
import { inStepPanes } from '../../shell/StepPanes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { FromDesktop } from '../../ui/FromDesktop';
import { from } from '../../ui/layout';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';
import { VoucherBox } from '../../voucher/VoucherBox';

/** On a phone the bar says the price, and the guarantee stands alone. */
const Offer = styled.section<{ $hasGuarantee: boolean }>`
  display: grid;
  gap: var(--space-16);

  @media ${from('desktop')} {
    padding: var(--space-16) var(--space-24);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
  }

  @media not all and ${from('desktop')} {
    ${({ $hasGuarantee }) => !$hasGuarantee && 'display: none;'}
  }
`;

/** The bar above it has a space of its own. */
const AfterBar = styled.div`
  display: grid;
  margin-block-start: calc(-1 * var(--space-24));
`;

export function PresentationTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { currentStep, nextStep, product } = useCheckoutProduct();
  const plan = selectPlan(product, page.query, currentStep?.props.plan?.id);
  const pitch = currentStep?.props.presentation;
  const campaign = currentStep?.props.campaign;
  const guaranteeDays = pitch?.guaranteeDays ?? 0;
  return (
    <Stack $gap={24}>
      <div>
        <ArrivalTitle>{pitch?.headline ?? product.name}</ArrivalTitle>
        <PageText>{plan.description ?? product.description}</PageText>
      </div>
      <OfferPicture />
      {campaign && <CampaignNotice campaign={campaign} />}
      {pitch && (
        <Pitch title={t('presentation.benefits')} benefits={plan.benefits ?? pitch.benefits} />
      )}
      <Offer $hasGuarantee={guaranteeDays > 0}>
        <FromDesktop>
          <CardTitle>{plan.name}</CardTitle>
          <PlanPrice plan={plan} />
        </FromDesktop>
        {guaranteeDays > 0 && <Guarantee days={guaranteeDays} />}
      </Offer>
      {nextStep && (
        <PriceBar plan={plan} says="everything">
          <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
            {t('presentation.submit')}
          </PrimaryButton>
        </PriceBar>
      )}
      {/* After the button: a field before it sends buyers away to look for a code. */}
      <AfterBar>
        <VoucherBox />
      </AfterBar>
    </Stack>
  );
}

PresentationTemplate.getLayout = inStepPanes;
