import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { leaveHomologation } from '@/services/checkout/homologation';
import { withQuery } from '@/services/checkout/routes';
import type { Builder } from '@/services/checkout/page';
import { ShellHeader } from '../../shell/ShellHeader';
import { SecondaryButton, SecondaryLink } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { from } from '../../ui/layout';
import { LoadFailure } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';
import { createLinkQuery } from './createLink';
import { fits } from './builderLayout';
import { LinkResult } from './LinkResult';
import { LinkSelects } from './LinkSelects';
import { LinkTexts } from './LinkTexts';
import { SampleLinks } from './SampleLinks';
import { useDebounced, useFoundSeller, useLink, usePricedProduct } from './useLink';

const Band = styled.div`
  --color-title: var(--color-pane-text);
  --color-text: var(--color-pane-text);
  --color-text-muted: var(--color-pane-muted);
  padding-block: var(--space-8) var(--space-24);
  background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
  color: var(--color-text);
`;

const column = `
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding-inline: var(--space-16);

  @media ${from('desktop')} {
    padding-inline: var(--space-32);
  }
`;

const BandColumn = styled.div`
  ${column}
`;

const Columns = styled.div`
  @media ${from('desktop')} {
    container-type: inline-size;
  }
`;

const Content = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  padding-block: var(--space-24) var(--space-48);

  /* The bar at a phone's foot (CopyField.tsx) hides nothing that has the focus, nor the last of the page. */
  @media not all and ${from('desktop')} {
    padding-bottom: calc(2 * var(--space-64));

    :is(a, button, input, select, textarea) {
      scroll-margin-bottom: calc(2 * var(--space-64));
    }
  }

  @container ${fits('twoColumns')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-24) var(--space-32);
  }
`;

const Sale = styled(CardTitle)`
  padding-top: var(--space-24);
  border-top: 1px solid var(--color-border);
  margin-top: var(--space-8);
`;

/** Below form and link, beside each other where both have room. */
const More = styled(Stack)`
  @container ${fits('twoColumns')} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));

    > * {
      grid-template-rows: 1fr auto;
    }
  }
`;

export function LinkBuilder({ hasPreview, origin, products }: Builder) {
  const { t } = useTranslation();
  const link = useLink({ products });
  const { choice, failure } = link;
  const priced = usePricedProduct(link);
  const seller = useFoundSeller(choice);
  useQueryInAddress(createLinkQuery({ ...choice, isHomologation: false }));
  return (
    <main>
      <Band>
        <BandColumn>
          <ShellHeader />
          <h1>{t('builder.title')}</h1>
          <PageText>{t('builder.text')}</PageText>
        </BandColumn>
      </Band>
      <Columns>
        <Content>
          <Card
            as="form"
            onSubmit={(event) => {
              // Every choice has been applied already.
              event.preventDefault();
            }}
          >
            <Stack as="fieldset" $gap={16}>
              <CardTitle>{t('builder.choices')}</CardTitle>
              {failure && <LoadFailure {...failure} />}
              <LinkSelects link={link} products={products} />
              <Sale>{t('builder.sale')}</Sale>
              <LinkTexts link={link} priced={priced} seller={seller} />
            </Stack>
          </Card>
          <LinkResult
            link={link}
            product={priced.product}
            origin={origin}
            isSellerUnknown={seller === null}
            hasPreview={hasPreview}
          />
          <More $gap={24}>
            <SampleLinks key={`${choice.product} ${choice.locale}`} link={link} origin={origin} />
            {/* In production a signed link alone switches it on. */}
            {hasPreview && (
              <HomologationSwitch query={createLinkQuery({ ...choice, isHomologation: true })} />
            )}
          </More>
        </Content>
      </Columns>
    </main>
  );
}

function useQueryInAddress(query: string): void {
  const router = useRouter();
  const settled = useDebounced(query);
  useEffect(() => {
    // The router object is replaced after each change of the address.
    if (window.location.search === `?${settled}`) return;
    void router.replace(withQuery('/', settled), undefined, { shallow: true, scroll: false });
  }, [router, settled]);
}

/**
 * Turns homologation on and off for this browser; either way the page is reloaded.
 * @param query the builder's own, with the current choice and the parameter that turns homologation on
 */
function HomologationSwitch({ query }: { query: string }) {
  const { t } = useTranslation();
  const { isHomologation } = useCheckoutPage().page;
  return (
    <Stack as={Card} $gap={16}>
      <div>
        <CardTitle>{t('builder.homologation.title')}</CardTitle>
        <PageText>
          {t(isHomologation ? 'builder.homologation.on' : 'builder.homologation.off')}
        </PageText>
      </div>
      {isHomologation ? (
        <SecondaryButton
          onClick={() => {
            leaveHomologation(window.location);
          }}
        >
          {t('builder.homologation.turnOff')}
        </SecondaryButton>
      ) : (
        <SecondaryLink href={withQuery('/', query)}>
          {t('builder.homologation.turnOn')}
        </SecondaryLink>
      )}
    </Stack>
  );
}
