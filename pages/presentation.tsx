import { PresentationTemplate } from '@/components/templates/presentation/PresentationTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/presentation',
  namespaces: ['voucher', 'presentation', 'validation', 'campaign'],
});

export default PresentationTemplate;
