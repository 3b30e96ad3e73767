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
import { ShortColumn } from '../../ui/ShortColumn';
import { PageText } from '../../ui/PageText';
import { VoucherBox } from '../../voucher/VoucherBox';

/** What is bought, and at its foot, from edge to edge, what becomes of the money if it does not please. */
const Offer = styled(Card)`
  padding: 0;
  overflow: hidden;

  > * {
    padding: var(--space-16);

    @media ${from('phone')} {
      padding: var(--space-24);
    }
  }

  .benefits svg {
    box-sizing: content-box;
    margin: calc(var(--space-4) / -2) 0;
    padding: var(--space-4);
    border-radius: 50%;
    background: var(--color-tint);
  }
`;

/** What is bought stands here, so the pane has room: its pattern begins below the price. */
const Column = styled(ShortColumn)`
  @media ${from('desktop')} {
    .panes:has(&) .pane-in-sight::before {
      mask-image:
        var(--pane-pattern), linear-gradient(transparent 20rem, #000 min(85%, 60rem), transparent);
    }
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
  return (
    <Column>
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
          {pitch.guaranteeDays > 0 && <Guarantee days={pitch.guaranteeDays} />}
        </Offer>
      )}
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
    </Column>
  );
}

PresentationTemplate.getLayout = inStepPanes;
