import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import { createExpiredLinkProps } from '@/server/props/expiredLinkProps.server';

export const getServerSideProps = createExpiredLinkProps(['link', 'sender']);

export default ExpiredLinkTemplate;
