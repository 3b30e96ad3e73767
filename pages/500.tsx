import { ServerErrorTemplate } from '@/components/templates/server-error/ServerErrorTemplate';
import { createStaticProps } from '@/server/props/plainProps.server';

export const getStaticProps = createStaticProps({ pathname: '/500', namespaces: ['sender'] });

export default ServerErrorTemplate;
