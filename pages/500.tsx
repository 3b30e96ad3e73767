import { ServerErrorTemplate } from '@/components/templates/server-error/ServerErrorTemplate';
import { createStaticProps } from '@/contexts/checkout/createStaticProps';

export const getStaticProps = createStaticProps('/500');

export default ServerErrorTemplate;
