import { createHealthProps, getHealth } from '@/server/props/healthProps.server';

export const getServerSideProps = createHealthProps(getHealth);

export default function Healthcheck() {
  return null;
}
