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
import { PriceBar } from '../../plans/PriceBar';
import { inStepPanes } from '../../shell/StepPanes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton } from '../../ui/Button';
import { from } from '../../ui/layout';
import { Card } from '../../ui/Card';
import { OnPhone } from '../../ui/OnPhone';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';
import { VoucherBox } from '../../voucher/VoucherBox';

const Offer = styled(Card)`
  @media not all and ${from('desktop')} {
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

/** The bar above it has a space of its own. */
const AfterBar = styled.div`
  display: grid;
  margin-block-start: calc(-1 * var(--space-24));

  > button {
    justify-self: center;
  }
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
        {/* On a desktop the pane says what is sold. */}
        <OnPhone>
          <PageText>{plan.description ?? product.description}</PageText>
        </OnPhone>
      </div>
      <OfferPicture />
      {campaign && <CampaignNotice campaign={campaign} />}
      {pitch && (
        <Offer>
          <Pitch title={t('presentation.benefits')} benefits={plan.benefits ?? pitch.benefits} />
        </Offer>
      )}
      {guaranteeDays > 0 && <Guarantee days={guaranteeDays} />}
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
