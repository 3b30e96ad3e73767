import { useState } from 'react';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import type { LinkChoice } from '@/services/checkout/links/linkChoice';
import { productKeys } from '@/services/checkout/productKeys';
import { resolveOperation } from '@/services/checkout/resolveLocale';
import { getFailureKey } from '@/services/http/getFailureKey';
import { HttpError } from '@/services/http/HttpError';
import { getAttemptKey, settleAttempt } from '@/services/idempotency';
import { createSample, type SampleKind } from '@/services/sample';
import { useExclusive } from '../../payment/useExclusive';

const operationName = 'sample';

const ask = (kind: SampleKind, { locale, planId, product }: LinkChoice) => {
  const body = {
    ...productKeys[product],
    operation: resolveOperation(locale),
    locale,
    ...(planId !== '' && { planId }),
  };
  return createSample(kind, body, getAttemptKey(operationName, { kind, ...body }));
};

/** A product's dearest plan, often its only one, cannot be exchanged for a better one. */
function getSampleFailure(kind: SampleKind, error: unknown): MessageKey {
  const problem = error instanceof HttpError ? error.problem : null;
  if (kind === 'upgrade' && problem?.code === 'invalid_field') return 'builder.sample.noBetterPlan';
  return getFailureKey(error);
}

/** Makes samples of what is paid later. A new one for each press, unless the answer got lost. */
export function useSample() {
  const { t } = useTranslation();
  const [run, isBusy] = useExclusive();
  const [path, setPath] = useState<string | null>(null);
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const create = (kind: SampleKind, choice: LinkChoice) =>
    run(async () => {
      setFailure(null);
      setPath(null);
      try {
        const sample = await ask(kind, choice);
        settleAttempt(operationName);
        setPath(sample.path);
      } catch (error) {
        setFailure(getSampleFailure(kind, error));
      }
    });
  return { create, isBusy, path, failure: failure && t(failure) };
}
