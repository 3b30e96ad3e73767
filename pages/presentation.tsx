import { PresentationTemplate } from '@/components/templates/presentation/PresentationTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/presentation',
  namespaces: ['voucher', 'presentation', 'validation', 'campaign'],
});

export default PresentationTemplate;
