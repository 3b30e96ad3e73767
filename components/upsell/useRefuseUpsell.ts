import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { routes } from '@/services/checkout/routes';
import { removeStored } from '@/services/storage';

export function useRefuseUpsell(): () => void {
  const { goTo } = useNavigation();
  return () => {
    removeStored('shouldUseUpsellTheme');
    void goTo(routes.success);
  };
}
