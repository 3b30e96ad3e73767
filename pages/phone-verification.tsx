import { PhoneVerificationTemplate } from '@/components/templates/phone-verification/PhoneVerificationTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/phone-verification',
  namespaces: ['phone'],
});

export default PhoneVerificationTemplate;
