import { GenericErrorTemplate } from '@/components/templates/generic-error/GenericErrorTemplate';
import { createPlainProps } from '@/services/pageProps/plainProps.server';

export const getServerSideProps = createPlainProps({
  pathname: '/generic-error',
  namespaces: ['genericError'],
});

export default GenericErrorTemplate;
