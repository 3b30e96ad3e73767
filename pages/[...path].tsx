import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import { createNotFoundProps } from '@/server/props/notFoundProps.server';

export const getServerSideProps = createNotFoundProps();

export default NotFoundTemplate;
