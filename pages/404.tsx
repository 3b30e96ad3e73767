import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import { createStaticProps } from '@/server/props/plainProps.server';

export const getStaticProps = createStaticProps({
  pathname: '/404',
  namespaces: ['notFound', 'sender'],
});

export default NotFoundTemplate;
