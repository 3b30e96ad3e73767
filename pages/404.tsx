import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import { createStaticProps } from '@/services/pageProps/plainProps.server';

export const getStaticProps = createStaticProps('/404');

export default NotFoundTemplate;
