import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import { createNotFoundProps } from '@/services/pageProps/notFoundProps.server';

export const getServerSideProps = createNotFoundProps();

export default NotFoundTemplate;
