import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import { createStaticProps } from '@/contexts/checkout/createStaticProps';

export const getStaticProps = createStaticProps('/404');

export default NotFoundTemplate;
