import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { routes } from '@/services/checkout/routes';
import { removeStored } from '@/services/storage';

/** Leaves the upsell: its theme ends, and the buyer is back at what was bought. */
export function useRefuseUpsell(): () => void {
  const { goTo } = useNavigation();
  return () => {
    removeStored('shouldUseUpsellTheme');
    void goTo(routes.success);
  };
}
