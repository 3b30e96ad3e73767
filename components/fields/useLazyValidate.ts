import { useCallback, useRef } from 'react';
import type { FormErrors } from '@/validation/schemas/collectErrors';

type Validate<Values> = (values: Values) => FormErrors | Promise<FormErrors>;

/**
 * Formik's `validate` for a schema that is loaded by dynamic import at its first use. If it cannot
 * be loaded, the form counts as valid, and the next check tries again: the service decides, and
 * a form that the service does not decide as strictly checks again before it sends
 * (`submitPaymentForm`, `useSubmitLead`). `load` keeps its identity between renders.
 */
export function useLazyValidate<Values>(load: () => Promise<Validate<Values>>) {
  const loaded = useRef<{ load: typeof load; validate: Validate<Values> }>(null);
  return useCallback(
    async (values: Values): Promise<FormErrors> => {
      if (loaded.current?.load !== load) {
        const validate = await load().catch(() => undefined);
        if (!validate) return {};
        loaded.current = { load, validate };
      }
      return loaded.current.validate(values);
    },
    [load],
  );
}
