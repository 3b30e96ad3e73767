import { PhoneVerificationTemplate } from '@/components/templates/phone-verification/PhoneVerificationTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/phone-verification',
  namespaces: ['phone'],
});

export default PhoneVerificationTemplate;
