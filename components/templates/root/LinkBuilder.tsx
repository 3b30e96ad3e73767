import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { withQuery } from '@/services/checkout/routes';
import type { Builder } from '@/services/checkout/page';
import { CardTitle } from '../../ui/Card';
import { from } from '../../ui/layout';
import { LoadFailure } from '../../ui/Notice';
import { numberMark } from '../../ui/NumberedSteps';
import { createLinkQuery } from './createLink';
import { BuilderHead } from './BuilderHead';
import { BuilderCard, column, fitsTwoColumns, overlap } from './builderLayout';
import { HomologationSwitch } from './HomologationSwitch';
import { LinkResult } from './LinkResult';
import { FlowSelect, ProductSelects } from './LinkSelects';
import { LinkTexts } from './LinkTexts';
import { SampleLinks } from './SampleLinks';
import { useDebounced, useFoundSeller, useLink, usePricedProduct } from './useLink';

const Columns = styled.div`
  container-type: inline-size;
`;

const Content = styled.div`
  ${column}
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding-block: var(--space-24) var(--space-48);

  /* The bar with the link (LinkBar.tsx) hides nothing that has the focus. */
  :is(a, button, input, select, textarea) {
    scroll-margin-top: calc(2 * var(--space-64));
  }

  @container ${fitsTwoColumns} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Only from here on does the head keep room below its words (BuilderHead.tsx). */
  @media ${from('desktop')} {
    @container ${fitsTwoColumns} {
      margin-top: calc(-1 * ${overlap});
      padding-block-start: 0;
    }
  }
`;

/** Its parts are numbered: the order in which a seller decides. */
const Choices = styled(BuilderCard)`
  display: grid;
  align-content: start;
  gap: var(--space-24);
  counter-reset: part;

  @container ${fitsTwoColumns} {
    grid-area: 2 / 1;
  }
`;

const PartFrame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  & + & {
    padding-top: var(--space-24);
    border-top: 1px solid var(--color-border);
  }

  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-12);
  }

  h2::before {
    content: counter(part);
    counter-increment: part;
    --number-size: 1.75rem;
    --number-ground: var(--color-primary);
    ${numberMark}
    color: var(--color-on-primary);
  }
`;

/** What serves tests, in one card. */
const Tools = styled(BuilderCard)`
  order: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  > * + * {
    padding-top: var(--space-24);
    border-top: 1px solid var(--color-border);
  }

  :is(a, button) {
    min-height: 3.5rem;
  }

  @container ${fitsTwoColumns} {
    grid-column: 1 / -1;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--space-48);

    > * {
      grid-template-rows: 1fr auto;
    }

    /* A link that was created is higher: the other keeps its button below its words. */
    &:has([role='img']) > * {
      grid-template-rows: none;
      align-content: start;
    }

    > * + * {
      padding: 0 0 0 var(--space-48);
      border-block: 0;
      border-inline-start: 1px solid var(--color-border);
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
      <BuilderHead />
      <Columns>
        <Content>
          <LinkResult
            link={link}
            product={priced.product}
            origin={origin}
            isSellerUnknown={seller === null}
            hasPreview={hasPreview}
          />
          <Choices
            as="form"
            onSubmit={(event) => {
              // Every choice has been applied already.
              event.preventDefault();
            }}
          >
            <Part title={t('builder.choices')}>
              {failure && <LoadFailure {...failure} />}
              <ProductSelects link={link} products={products} />
            </Part>
            <Part title={t('builder.sale')}>
              <LinkTexts link={link} priced={priced} seller={seller} />
            </Part>
            <Part title={t('builder.path')}>
              <FlowSelect link={link} />
            </Part>
          </Choices>
          <Tools as="div">
            <SampleLinks key={`${choice.product} ${choice.locale}`} link={link} origin={origin} />
            {/* In production a signed link alone switches it on. */}
            {hasPreview && (
              <HomologationSwitch query={createLinkQuery({ ...choice, isHomologation: true })} />
            )}
          </Tools>
        </Content>
      </Columns>
    </main>
  );
}

function Part({ children, title }: { children: ReactNode; title: string }) {
  const titleId = useId();
  return (
    <PartFrame aria-labelledby={titleId}>
      <CardTitle id={titleId}>{title}</CardTitle>
      {children}
    </PartFrame>
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
