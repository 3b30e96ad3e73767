import { SelectSchoolTemplate } from '@/components/templates/select-school/SelectSchoolTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/select-school',
  namespaces: ['school'],
});

export default SelectSchoolTemplate;
