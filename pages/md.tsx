import { MdTemplate } from '@/components/templates/md/MdTemplate';
import { createDocumentProps } from '@/contexts/checkout/createDocumentProps';

export const getServerSideProps = createDocumentProps({
  pathname: '/md',
  namespaces: ['contract'],
});

export default MdTemplate;
