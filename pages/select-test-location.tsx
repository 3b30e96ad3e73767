import { SelectTestLocationTemplate } from '@/components/templates/select-test-location/SelectTestLocationTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/select-test-location',
  namespaces: ['testLocation'],
});

export default SelectTestLocationTemplate;
