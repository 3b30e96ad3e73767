import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { CampaignNotice } from '../plans/CampaignNotice';
import { PlanTotal } from '../plans/PlanTotal';
import { usePriceTexts } from '../plans/usePriceTexts';
import { ChoicePicture } from '../ui/ChoicePicture';
import { FromDesktop } from '../ui/FromDesktop';
import { from } from '../ui/layout';
import { Text } from '../ui/text';

/** On a narrow screen a picture stands beside its words, from 1024 px on the price below them. */
const Campaign = styled.div`
  container-type: inline-size;
  position: relative;

  @media not all and ${from('desktop')} {
    @container (min-width: 18rem) {
      > section {
        padding-inline-end: calc(var(--space-48) + 2 * var(--space-16));
      }
    }
  }
`;

const TagPicture = styled(ChoicePicture)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--space-16);
  margin-block: auto;

  @media ${from('desktop')} {
    display: none;
  }

  @container (max-width: 18rem) {
    display: none;
  }
`;

/** Not on a phone, whose bar says the price. */
export function OfferedPrice({ plan }: { plan: Plan }) {
  const campaign = useCheckoutProduct().currentStep?.props.campaign;
  return campaign ? (
    <Campaign>
      <CampaignNotice campaign={campaign} price={<CampaignPrice plan={plan} />} />
      <TagPicture>
        <path
          className="pale"
          d="M20 9h16a4 4 0 0 1 4 4v12a4 4 0 0 1-1.2 2.8L27 39.6a4 4 0 0 1-5.6 0z"
        />
        <path d="M12 7h15a4 4 0 0 1 2.8 1.2l11 11a4 4 0 0 1 0 5.6l-14 14a4 4 0 0 1-5.6 0l-11-11A4 4 0 0 1 8 26V11a4 4 0 0 1 4-4z" />
        <path className="light" d="M17 12a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z" />
      </TagPicture>
    </Campaign>
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
