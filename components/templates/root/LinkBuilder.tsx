import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { ProductV2 } from '@/contract/product';
import { withQuery } from '@/services/checkout/routes';
import { selectPlan } from '@/services/checkout/selectPlan';
import { parseDesignSystemId } from '@/services/checkout/theme';
import type { BrandLook, Builder } from '@/services/pageProps/page';
import { endHomologation } from '../../shell/endHomologation';
import { SecondaryButton, SecondaryLink } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { LoadFailure } from '../../ui/Notice';
import { PageText, PageTitle } from '../../ui/Title';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { createLink, createLinkQuery } from './createLink';
import { LinkSelects } from './LinkSelects';
import { LinkTexts } from './LinkTexts';
import { ReadyLink } from './ReadyLink';
import { SampleLinks } from './SampleLinks';
import { type Link, useDebounced, useFoundSeller, useLink, usePricedProduct } from './useLink';

const Content = styled.div`
  display: grid;
  gap: var(--space-24);
`;

const Choices = styled.fieldset`
  display: grid;
  gap: var(--space-16);
`;

const Result = styled(Card)`
  display: grid;
  gap: var(--space-16);
`;

/** Makes checkout links for sellers and QA: what is chosen, the address, and its QR code. */
export function LinkBuilder({ origin, products }: Builder) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const link = useLink({ products });
  const { choice, failure, flow } = link;
  const priced = usePricedProduct(link);
  const seller = useFoundSeller(choice);
  useQueryInAddress(createLinkQuery({ ...choice, isHomologation: false }));
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

/** Keeps the choice in the builder's own address, so that it survives a reload and can be shared. */
function useQueryInAddress(query: string): void {
  const router = useRouter();
  const settled = useDebounced(query);
  useEffect(() => {
    // The router is another one after each change of the address.
    if (window.location.search === `?${settled}`) return;
    void router.replace(withQuery('/', settled), undefined, { shallow: true, scroll: false });
  }, [router, settled]);
}

const HomologationSwitchContent = styled(Card)`
  display: grid;
  gap: var(--space-16);
`;

/**
 * Turns homologation on and off for this browser; either way the page is reloaded.
 * @param query the builder's own, with the choice so far and the parameter that turns it on
 */
function HomologationSwitch({ query }: { query: string }) {
  const { t } = useTranslation();
  const { isHomologation } = useCheckoutPage().page;
  return (
    <HomologationSwitchContent>
      <div>
        <CardTitle>{t('builder.homologation.title')}</CardTitle>
        <PageText>
          {t(isHomologation ? 'builder.homologation.on' : 'builder.homologation.off')}
        </PageText>
      </div>
      {isHomologation ? (
        <SecondaryButton onClick={() => void endHomologation()}>
          {t('builder.homologation.turnOff')}
        </SecondaryButton>
      ) : (
        <SecondaryLink href={withQuery('/', query)}>
          {t('builder.homologation.turnOn')}
        </SecondaryLink>
      )}
    </HomologationSwitchContent>
  );
}

/** In the brand's own colours, which come with the page. */
const Panel = styled.div.attrs<{ $look: BrandLook }>(({ $look }) => ({
  style: { background: $look.background, color: $look.text, borderColor: $look.primary },
}))<{ $look: BrandLook }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-8);
  min-height: 9.5rem;
  padding: var(--space-24) var(--space-16);
  border: 2px solid;
  border-radius: var(--radius-card);
  text-align: center;
`;

const Logo = styled.img`
  width: 110px;
  height: 2.5rem;
  object-fit: contain;
`;

/** Two lines are kept for what the service says. */
const Offer = styled.div`
  min-height: 3rem;
`;

const Title = styled.p`
  font-weight: 600;
`;

interface LinkPreviewProps {
  link: Link;
  /** null until its price is known. */
  product: ProductV2 | null;
}

/** What the link's buyers will see: the brand, the product and its price. */
function LinkPreview({ link, product }: LinkPreviewProps) {
  const { choice, config, flow } = link;
  const shown = link.product;
  if (!shown) return null;
  const looks = (choice.locale === 'pt-MZ' && shown.looksInMozambique) || shown.looks;
  const configured = config ? parseDesignSystemId(config.designSystemId).dsMode : 'light';
  const look = looks[choice.mode || configured];
  const step = flow?.steps.find(({ templateId }) => templateId === 'payment');
  const plan = product && selectPlan(product, { planId: choice.planId }, step?.props.plan?.id);
  return (
    <Panel $look={look}>
      <Logo src={look.logoFile} alt={shown.brandName} width={110} height={40} />
      <Offer>
        <Title>{config?.title}</Title>
        {plan && (
          <p>
            {plan.name} · {formatMoney(plan.amount, plan.currency)}
          </p>
        )}
      </Offer>
    </Panel>
  );
}
