import { createHealthProps, getReadiness } from '@/server/props/healthProps.server';

export const getServerSideProps = createHealthProps(getReadiness);

export default function Readiness() {
  return null;
}
