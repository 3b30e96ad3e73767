import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import { createPlainProps } from '@/contexts/checkout/createPlainProps';

export const getServerSideProps = createPlainProps({
  pathname: '/expired-link',
  namespaces: ['link', 'support'],
});

export default ExpiredLinkTemplate;
