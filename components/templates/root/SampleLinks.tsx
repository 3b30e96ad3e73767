import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { createSampleLink } from '@/services/checkout/links/createLink';
import type { SampleKind } from '@/services/sample';
import { SecondaryButton } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { PageText } from '../../ui/PageTitle';
import { Spinner } from '../../ui/Spinner';
import { LinkSelect } from './LinkSelect';
import { ReadyLink } from './ReadyLink';
import type { Link } from './useLink';
import { useSample } from './useSample';

/** Exhaustive: a kind that is not listed does not compile. */
const listed: Record<SampleKind, true> = {
  invoice: true,
  'first-invoice-payment': true,
  'sale-invoice': true,
  renew: true,
  upgrade: true,
  recovery: true,
  'custom-offer': true,
};

const isListed = (kind: string): kind is SampleKind => Object.hasOwn(listed, kind);

const Content = styled(Card)`
  display: grid;
  gap: 16px;
`;

interface SampleLinksProps {
  origin: string;
  link: Link;
}

/** Links to what is paid later: each is about an invoice or a subscription that is made for it. */
export function SampleLinks({ link, origin }: SampleLinksProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<SampleKind>('invoice');
  const { create, failure, isBusy, path } = useSample();
  const { choice, config, product } = link;
  return (
    <Content>
      <div>
        <CardTitle>{t('builder.sample.title')}</CardTitle>
        <PageText>
          {t('builder.sample.text', { product: config?.title ?? product?.brandName ?? '' })}
        </PageText>
      </div>
      <LinkSelect
        name="kind"
        label={t('builder.sample.kind')}
        value={kind}
        options={Object.keys(listed)
          .filter(isListed)
          .map((value) => ({ value, label: t(`builder.sample.kind.${value}`) }))}
        onChoose={setKind}
      />
      <SecondaryButton aria-disabled={isBusy} onClick={() => void create(kind, choice)}>
        {isBusy && <Spinner />}
        {t('builder.sample.create')}
      </SecondaryButton>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {path !== null && <ReadyLink href={createSampleLink(origin, path, choice.isHomologation)} />}
    </Content>
  );
}
