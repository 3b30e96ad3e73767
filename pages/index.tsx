import { RootTemplate } from '@/components/templates/root/RootTemplate';
import { createRootProps } from '@/server/props/rootProps.server';

export const getServerSideProps = createRootProps({
  namespaces: ['root', 'builder', 'flowName', 'stepName', 'payment', 'support'],
});

export default RootTemplate;
