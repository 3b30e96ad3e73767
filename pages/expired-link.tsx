import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import { createPlainProps } from '@/services/pageProps/plainProps.server';

export const getServerSideProps = createPlainProps({
  pathname: '/expired-link',
  namespaces: ['link', 'support'],
});

export default ExpiredLinkTemplate;
