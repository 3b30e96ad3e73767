import { styled } from 'styled-components';
import type { Builder } from '@/contexts/checkout/rootPage';
import { useTranslation } from '@/contexts/TranslationContext';
import { createLink, createLinkQuery } from '@/services/checkout/links/createLink';
import { Card, CardTitle } from '../../ui/Card';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageText, PageTitle } from '../../ui/PageTitle';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { HomologationSwitch } from './HomologationSwitch';
import { LinkPreview } from './LinkPreview';
import { LinkSelects } from './LinkSelects';
import { LinkTexts } from './LinkTexts';
import { ReadyLink } from './ReadyLink';
import { SampleLinks } from './SampleLinks';
import { useFoundSeller } from './useFoundSeller';
import { useKeptInAddress } from './useKeptInAddress';
import { useLink } from './useLink';
import { usePricedProduct } from './usePricedProduct';

const Content = styled.div`
  display: grid;
  gap: 24px;
`;

const Choices = styled.fieldset`
  display: grid;
  gap: 16px;
`;

const Result = styled(Card)`
  display: grid;
  gap: 16px;
`;

/** Makes checkout links for sellers and QA: what is chosen, the address, and its QR code. */
export function LinkBuilder({ origin, products }: Builder) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const link = useLink({ products });
  const { choice, failure, flow } = link;
  const priced = usePricedProduct(link);
  const seller = useFoundSeller(choice);
  useKeptInAddress(createLinkQuery({ ...choice, isHomologation: false }));
  return (
    <Content>
      <div>
        <PageTitle>{t('builder.title')}</PageTitle>
        <PageText>{t('builder.text')}</PageText>
      </div>
      <Card
        as="form"
        onSubmit={(event) => {
          // Every choice has been taken over already.
          event.preventDefault();
        }}
      >
        {/* What is chosen before the page listens would be lost. */}
        <Choices disabled={!isHydrated}>
          <LinkPreview link={link} product={priced.product} />
          {failure && <LoadFailure {...failure} />}
          <LinkSelects link={link} products={products} />
          <LinkTexts link={link} priced={priced} seller={seller} />
        </Choices>
      </Card>
      <Result>
        <CardTitle>{t('builder.result')}</CardTitle>
        {seller === null ? (
          // A sale through such a link would be nobody's.
          <PageText>{t('builder.result.sellerUnknown')}</PageText>
        ) : (
          <ReadyLink href={createLink(origin, choice, flow?.steps[0]?.templateId)} />
        )}
      </Result>
      <SampleLinks key={`${choice.product} ${choice.locale}`} link={link} origin={origin} />
      <HomologationSwitch query={createLinkQuery({ ...choice, isHomologation: true })} />
    </Content>
  );
}
