import { RootTemplate } from '@/components/templates/root/RootTemplate';
import { createRootProps } from '@/contexts/checkout/createRootProps';

export const getServerSideProps = createRootProps({
  namespaces: ['root', 'builder', 'payment', 'mpesa'],
});

export default RootTemplate;
