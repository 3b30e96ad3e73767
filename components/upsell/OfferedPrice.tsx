import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { CampaignNotice } from '../plans/CampaignNotice';
import { PlanTotal } from '../plans/PlanTotal';
import { usePriceTexts } from '../plans/usePriceTexts';
import { FromDesktop } from '../ui/FromDesktop';
import { from } from '../ui/layout';
import { TagPicture } from '../ui/TagPicture';
import { Text } from '../ui/text';
import { perforated, ticket, TicketPlace } from '../ui/ticket';

/** From 1024 px on, the price stands below its words, in place of a stub beside them. */
const Campaign = styled.div`
  ${ticket}
  position: relative;

  > section {
    border: 0;
    background: none;
  }

  > svg {
    display: none;
  }

  @media not all and ${from('desktop')} {
    @container (min-width: 20rem) {
      ${perforated}

      > section {
        margin-inline-start: var(--stub);
        border-inline-start: 2px dashed var(--color-border);
        border-radius: 0;
      }

      > svg {
        position: absolute;
        inset-block: 0;
        inset-inline-start: var(--space-12);
        display: block;
        margin-block: auto;
      }
    }
  }
`;

/** Not on a phone, whose bar says the price. */
export function OfferedPrice({ plan }: { plan: Plan }) {
  const campaign = useCheckoutProduct().currentStep?.props.campaign;
  return campaign ? (
    <TicketPlace>
      <Campaign>
        <CampaignNotice campaign={campaign} price={<CampaignPrice plan={plan} />} />
        <TagPicture />
      </Campaign>
    </TicketPlace>
  ) : (
    <FromDesktop>
      <PlanTotal plan={plan} />
    </FromDesktop>
  );
}

/** One line, with what belongs to the price beside it: below it where the column is too narrow. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);
`;

const Main = styled.p`
  font: var(--text-price);
  letter-spacing: var(--tracking-tight);
`;

/** In a narrow column the line below the price names the interest. */
function CampaignPrice({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const { foreign, main, short, standard } = usePriceTexts(plan);
  return (
    <Row>
      <Main>{main}</Main>
      <Text as="div" $size="small" $tone="text-muted">
        {standard !== null && (
          <p>
            <s>{t('price.standard', { value: standard })}</s>
          </p>
        )}
        <p>{short}</p>
        {foreign !== null && <p>{foreign}</p>}
      </Text>
    </Row>
  );
}
