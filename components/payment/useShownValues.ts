import { useFormikContext } from 'formik';
import { useIsHydrated } from '../ui/useIsHydrated';
import type { PaymentValues } from './paymentValues';

/**
 * The form's values, for a part whose code comes after the form's: those that the server has rendered it
 * with until it is hydrated, for the buyer may have chosen otherwise meanwhile.
 */
export function useShownValues(): PaymentValues {
  const { initialValues, values } = useFormikContext<PaymentValues>();
  return useIsHydrated() ? values : initialValues;
}
