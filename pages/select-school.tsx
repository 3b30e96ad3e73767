import { SelectSchoolTemplate } from '@/components/templates/select-school/SelectSchoolTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/select-school',
  namespaces: ['school'],
});

export default SelectSchoolTemplate;
