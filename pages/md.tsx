import { MdTemplate } from '@/components/templates/md/MdTemplate';
import { createDocumentProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createDocumentProps({
  pathname: '/md',
  namespaces: ['contract'],
});

export default MdTemplate;
