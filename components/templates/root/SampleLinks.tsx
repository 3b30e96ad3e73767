import { useState } from 'react';
import { styled } from 'styled-components';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { createSample } from '@/services/api/sample';
import type { SampleKind } from '@/contract/samples';
import { resolveOperation } from '@/services/checkout/locale';
import { productKeys } from '@/services/checkout/productKeys';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { SecondaryButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { BusyLabel } from '../../ui/SubmitButton';
import { PageText } from '../../ui/PageText';
import { useCommand } from '../../ui/useCommand';
import { createSampleLink, type LinkChoice } from './createLink';
import { LinkSelect } from './LinkSelect';
import { ReadyLink } from './ReadyLink';
import type { Link } from './useLink';

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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  > * {
    flex: 1 1 12rem;
  }
`;

interface SampleLinksProps {
  origin: string;
  link: Link;
}

export function SampleLinks({ link, origin }: SampleLinksProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<SampleKind>('invoice');
  const { create, failure, isBusy, path } = useSample();
  const { choice, config, product } = link;
  return (
    <Stack as="section" $gap={16}>
      <div>
        <CardTitle>{t('builder.sample.title')}</CardTitle>
        <PageText>
          {t('builder.sample.text', { product: config?.title ?? product?.brandName ?? '' })}
        </PageText>
      </div>
      <Row>
        <LinkSelect
          name="kind"
          label={t('builder.sample.kind')}
          value={kind}
          options={Object.keys(listed)
            .filter(isListed)
            .map((value) => ({ value, label: t(`builder.sample.kind.${value}`) }))}
          onChoose={setKind}
        />
        <SecondaryButton aria-disabled={isBusy} onClick={() => void create({ kind, choice })}>
          <BusyLabel isBusy={isBusy}>{t('builder.sample.create')}</BusyLabel>
        </SecondaryButton>
      </Row>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {path !== null && <ReadyLink href={createSampleLink(origin, path, choice.isHomologation)} />}
    </Stack>
  );
}

interface Sample {
  kind: SampleKind;
  choice: LinkChoice;
}

const createBody = ({ locale, planId, product }: LinkChoice) => ({
  ...productKeys[product],
  operation: resolveOperation(locale),
  locale,
  ...(planId !== '' && { planId }),
});

/**
 * The most expensive plan of a product, often its only one, cannot be exchanged for a better one.
 */
function getSampleFailure(kind: SampleKind, error: unknown): MessageKey {
  const problem = error instanceof HttpError ? error.problem : null;
  if (kind === 'upgrade' && problem?.code === 'invalid_field') return 'builder.sample.noBetterPlan';
  return getFailureKey(error);
}

/** Creates a new sample for each press, unless the answer was lost. */
function useSample() {
  const { t } = useTranslation();
  const [path, setPath] = useState<string | null>(null);
  const { failure, isBusy, run } = useCommand({
    operation: 'sample',
    getSubject: ({ choice, kind }: Sample) => ({ kind, ...createBody(choice) }),
    send: ({ choice, kind }, key) => {
      setPath(null);
      return createSample(kind, createBody(choice), key);
    },
    onAnswer: (sample) => {
      setPath(sample.path);
    },
    toFailure: (error, { kind }) => getSampleFailure(kind, error),
  });
  return { create: run, isBusy, path, failure: failure && t(failure) };
}
