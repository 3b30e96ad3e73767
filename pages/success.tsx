import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/success',
  namespaces: ['success', 'bankSlip', 'payment', 'verification'],
});

export default SuccessTemplate;
