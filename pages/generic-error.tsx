import { GenericErrorTemplate } from '@/components/templates/generic-error/GenericErrorTemplate';
import { createPlainProps } from '@/server/props/plainProps.server';

export const getServerSideProps = createPlainProps({
  pathname: '/generic-error',
  namespaces: ['genericError', 'sender'],
});

export default GenericErrorTemplate;
