import { LiveloSelectDeviceTemplate } from '@/components/templates/livelo-select-device/LiveloSelectDeviceTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/livelo/select-device',
  namespaces: ['livelo'],
});

export default LiveloSelectDeviceTemplate;
