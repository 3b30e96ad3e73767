import { ServerErrorTemplate } from '@/components/templates/server-error/ServerErrorTemplate';
import { createStaticProps } from '@/services/pageProps/plainProps.server';

export const getStaticProps = createStaticProps('/500');

export default ServerErrorTemplate;
