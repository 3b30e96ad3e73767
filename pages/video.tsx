import { VideoTemplate } from '@/components/templates/video/VideoTemplate';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';

export const getServerSideProps = createCheckoutProps({
  pathname: '/video',
  namespaces: ['video'],
});

export default VideoTemplate;
