import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/lead',
  namespaces: ['lead', 'referer', 'field', 'phoneCountry', 'validation', 'campaign', 'voucher'],
});

export default LeadTemplate;
