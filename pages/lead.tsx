import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/lead',
  namespaces: ['lead', 'referer', 'field', 'validation', 'campaign'],
});

export default LeadTemplate;
