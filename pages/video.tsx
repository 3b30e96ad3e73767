import { VideoTemplate } from '@/components/templates/video/VideoTemplate';
import { createCheckoutProps } from '@/contexts/checkout/createCheckoutProps';

export const getServerSideProps = createCheckoutProps({
  pathname: '/video',
  namespaces: ['video'],
});

export default VideoTemplate;
