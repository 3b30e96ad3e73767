import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/lead',
  namespaces: ['lead', 'field', 'validation'],
});

export default LeadTemplate;
